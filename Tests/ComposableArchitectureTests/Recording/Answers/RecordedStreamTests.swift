import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct RecordedStreamTests {
  @Test func recordedActionsHaveTheSameChanges() async {
    let changes = AsyncStream<Int>.makeStream()
    let store = TestStore(
      initialState: Forecast.State(
        dice: 0,
        key: nil,
        permission: nil,
        problem: nil,
        temperature: nil,
        hasSensor: false,
        isPaused: false
      )
    ) {
      Forecast()
    } withDependencies: {
      $0.forecast.changes = { changes.stream }
    }
    let task = await store.send(.follow)
    changes.continuation.yield(20)
    await store.receive(.changed(20)) { $0.temperature = 20 }
    await store.send(.pause) { $0.isPaused = true }
    changes.continuation.yield(21)
    await store.receive(.changed(21)) { $0.temperature = 21 }
    await task.cancel()
  }
}
