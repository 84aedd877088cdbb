import Testing

@testable import ConcurrencyExtras

struct TaskTests {
  @Test func sleepsTakeNanoseconds() {
    #expect(Duration.nanoseconds(Int64(NSEC_PER_SEC)) == .seconds(1))
    #expect(Duration.nanoseconds(Int64(NSEC_PER_MSEC)) == .milliseconds(1))
    #expect(Duration.nanoseconds(Int64(NSEC_PER_USEC)) == .microseconds(1))
    #expect(Duration.microseconds(USEC_PER_SEC) == .seconds(1))
  }

  @Test func taskNeverThrowsWhenCancelled() async {
    let typed = Task { try await Task<Int, Never>.never() }
    typed.cancel()
    await #expect(throws: CancellationError.self) { try await typed.value }

    let untyped = Task { try await Task<Never, Never>.never() }
    untyped.cancel()
    await #expect(throws: CancellationError.self) { try await untyped.value }
  }

  @Test func cancellableValueIsTheValue() async throws {
    #expect(await Task { 42 }.cancellableValue == 42)
    let throwing = Task { () throws -> Int in 42 }
    #expect(try await throwing.cancellableValue == 42)
  }

  @Test func cancellableValuePassesCancellationOn() async {
    let inner = Task { try await Task<Int, Never>.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func cancellableValueOfATaskThatCannotThrowPassesCancellationOn() async {
    let inner = Task {
      for await _ in AsyncStream<Int>.never {}
      return Task.isCancelled
    }
    let outer = Task { await inner.cancellableValue }
    outer.cancel()
    #expect(await outer.value)
  }

  @Test func megaYieldCountIsReadFromTheEnvironment() {
    #expect(megaYieldCount(from: nil) == 20)
    #expect(megaYieldCount(from: "many") == 20)
    #expect(megaYieldCount(from: "5") == 5)
    #expect(megaYieldCount(from: "-5") == 0)
    #expect(megaYieldCount(from: "1000000") == 10_000)
  }

  @Test func resultKeepsTheOutcomeOfAnAsynchronousOperation() async {
    enum Failure: Error { case failed }
    let success = await Result { () async throws(Failure) -> Int in 42 }
    #expect(success == .success(42))
    let failure = await Result { () async throws(Failure) -> Int in throw .failed }
    #expect(failure == .failure(.failed))
  }
}
