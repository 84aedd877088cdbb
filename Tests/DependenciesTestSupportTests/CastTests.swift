import Dependencies
import Testing

@testable import DependenciesTestSupport

@Suite(.dependency(\.continuousClock, TestClock()))
struct CastTests {
  @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  @Dependency(AnyNumberKey.self, as: Int.self) var number

  private enum AnyNumberKey: TestDependencyKey {
    static let testValue: any Sendable = 42
  }

  @Test func dependencyIsReadAsItsType() async {
    @Dependency(\.continuousClock) var same
    #expect(clock === same as? TestClock<Duration>)
    await clock.advance(by: .seconds(1))
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(1)))
  }

  @Test func dependencyIsReadByItsKey() {
    #expect(number == 42)
  }

  @Test func failedCastNamesBothTypes() {
    #expect(
      Issues.otherType(of: 42 as any Sendable, expected: String.self) == """
        A test asked for a dependency as another type than it has.

            Expected: Swift.String
            Actual: Swift.Int

        To fix this, override the dependency for the test with a value of the type that it is read as.
        """
    )
  }

  #if !os(Windows)
  @Test func castTrapsForAnotherType() async {
    await #expect(processExitsWith: .failure) {
      @Dependency(\.continuousClock, as: ImmediateClock<Duration>.self) var clock
      _ = clock
    }
  }
  #endif
}
