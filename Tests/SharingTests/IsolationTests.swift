import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Each test has values of its own: what the one leaves behind, the other does not find.
@Suite(.serialized)
struct IsolationTests {
  @Test func firstTestHasItsOwnSharedValues() {
    findsNothingAndLeavesSomething()
  }

  @Test func secondTestHasItsOwnSharedValues() {
    findsNothingAndLeavesSomething()
  }

  private func findsNothingAndLeavesSomething() {
    @Dependency(\.defaultAppStorage) var defaults
    #expect(defaults.dictionaryRepresentation().isEmpty)
    @Shared(.inMemory("left over")) var inMemory: [Int] = []
    @Shared(.appStorage("left over")) var inDefaults: [Int] = []
    @Shared(.fileStorage(URL(fileURLWithPath: "/left over"))) var inFile: [Int] = []
    for shared in [$inMemory, $inDefaults, $inFile] {
      shared.withLock { $0.append(1) }
      #expect(shared.wrappedValue == [1])
    }
  }
}
