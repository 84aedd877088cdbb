import ConcurrencyExtras
import Testing

struct StreamTests {
  struct Failure: Error {}

  /// Counts up to three, then fails.
  struct Counter: AsyncSequence, Sendable {
    struct Iterator: AsyncIteratorProtocol {
      var count = 0

      mutating func next() async throws -> Int? {
        guard count < 3 else { throw StreamTests.Failure() }
        count += 1
        return count
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator() }
  }

  @Test func streamHasTheElementsOfItsSequence() async {
    var elements: [Int] = []
    for await element in [1, 2, 3].asyncElements.map({ $0 * 2 }).eraseToStream() {
      elements.append(element)
    }
    #expect(elements == [2, 4, 6])
  }

  @Test func streamEndsWhenItsSequenceThrows() async {
    var elements: [Int] = []
    for await element in Counter().eraseToStream() { elements.append(element) }
    #expect(elements == [1, 2, 3])
  }

  @Test func streamThrowsTheErrorOfItsSequence() async {
    var elements: [Int] = []
    await #expect(throws: Failure.self) {
      for try await element in Counter().eraseToThrowingStream() { elements.append(element) }
    }
    #expect(elements == [1, 2, 3])
  }

  @Test func finishedStreamsHaveNoElements() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("There is an element.") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() {
      Issue.record("There is an element.")
    }
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test @MainActor func neverStreamEndsWhenCancelled() async {
    let events = LockIsolated<[String]>([])
    let executor = EffectExecutor()
    let tasks = [
      Task(executorPreference: executor) {
        for await _ in AsyncStream<Int>.never {}
        events.withValue { $0.append("stream") }
      },
      Task(executorPreference: executor) {
        do {
          for try await _ in AsyncThrowingStream<Int, any Error>.never {}
        } catch {}
        events.withValue { $0.append("throwing stream") }
      },
    ]
    await executor.settle()
    #expect(events.value == [])
    for task in tasks {
      task.cancel()
      await task.value
    }
    #expect(events.value == ["stream", "throwing stream"])
  }
}
