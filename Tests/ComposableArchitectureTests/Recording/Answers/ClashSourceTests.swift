@testable import ComposableArchitecture
import Testing

/// Records a client whose endpoints have unlucky names.
///
/// Its test is in 'RecordedClashTests.swift'.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct ClashSourceTests {
  private let recording = StoreRecording<Clashes.State, Clashes.Action>()

  @Test func testWithUnluckyNamesIsWrittenAgain() async throws {
    let clock = TestClock()
    let number = LockIsolated(0)
    let next: @Sendable () -> Int = {
      number.withValue {
        $0 += 1
        return $0
      }
    }
    let streams = [AsyncStream.makeStream(of: Int.self), AsyncStream.makeStream(of: Int.self)]
    let index = LockIsolated(0)
    let store = Store(initialState: Clashes.State(), recording: recording) {
      Clashes()
    } withDependencies: {
      $0.continuousClock = clock
      $0.clashing = ClashingClient(
        changes: {
          index.withValue { index in
            defer { index += 1 }
            return streams[index].stream
          }
        },
        changes2: next,
        clock: next,
        default: next,
        repeat: next,
        store: next,
        task: next
      )
    }
    store.send(.asked)
    store.send(.follow)
    await sleeps(clock)
    await clock.advance(by: .seconds(1))
    streams[0].continuation.yield(100)
    await waits(for: 3)
    store.send(.follow)
    await sleeps(clock)
    await clock.advance(by: .seconds(1))
    streams[1].continuation.yield(200)
    await waits(for: 5)
    store.send(.asked)
    streams[0].continuation.yield(101)
    await waits(for: 7)
    streams[1].continuation.yield(201)
    await waits(for: 8)
    try expectRecorded(recording.testSource(), in: "RecordedClashTests.swift")
  }

  /// Lets the main actor run until an effect waits for the clock.
  private func sleeps(_ clock: TestClock<Duration>) async {
    while (try? await clock.checkSuspension()) != nil { await Task.yield() }
  }

  private func waits(for count: Int) async {
    while recording.actions.count < count { await Task.yield() }
  }
}
