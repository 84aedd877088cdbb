import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RecordingObserverTests {
  /// Writes a line for everything that it is told of.
  private final class Lines: RecordingObserver {
    var lines: [String] = []
    var onAction: (RecordedAction<RecordedFeature.State, RecordedFeature.Action>) -> Void = { _ in }

    func didHandle(_ action: RecordedAction<RecordedFeature.State, RecordedFeature.Action>) {
      let cause = action.origin.cause.map { " by \($0)" } ?? ""
      let rows = "\(action.stateBefore.rows.count) → \(action.stateAfter.rows.count)"
      lines.append("\(action.number) \(action.name)\(cause): \(rows)")
      onAction(action)
    }

    func didBegin(_ effect: RecordedEffect) { lines.append("effect of \(effect.startedBy) begins") }

    func didEnd(_ effect: RecordedEffect) { lines.append("effect of \(effect.startedBy) ends") }
  }

  /// Has the one requirement that an observer cannot do without.
  final class ActionLog: RecordingObserver {
    var lines: [String] = []

    func didHandle(_ action: RecordedAction<RecordedFeature.State, RecordedFeature.Action>) {
      lines.append("\(action.number) \(action.name), sent by \(action.origin)")
    }
  }

  private func makeStore(
    _ recording: StoreRecording<RecordedFeature.State, RecordedFeature.Action>
  ) -> StoreOf<RecordedFeature> {
    Store(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 60)
      $0.uuid = .incrementing
    }
  }

  @Test func observerIsToldOfActionsAndEffectsInTheirOrder() async {
    let recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>(limit: 1)
    let observer = Lines()
    recording.add(observer)
    let store = makeStore(recording)
    await store.send(.addButtonTapped).finish()
    #expect(
      observer.lines == [
        "1 .addButtonTapped: 0 → 1", "2 .loaded by 1: 1 → 1", "effect of 2 begins",
        "3 .factResponse(_) by 2: 1 → 1", "effect of 2 ends",
      ]
    )
    #expect(recording.actions.count == 1)
  }

  @Test func observerHearsOfWhatHappensAfterItWasAdded() {
    let recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>()
    let store = makeStore(recording)
    store.send(.formButtonTapped)
    let first = ActionLog()
    let second = ActionLog()
    recording.add(first)
    recording.add(second)
    store.send(.form(.dismiss))
    #expect(first.lines == ["2 .form(.dismiss), sent by user"])
    #expect(second.lines == first.lines)
  }

  @Test func actionThatAnObserverSendsIsHandledNext() {
    let recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>()
    let store = makeStore(recording)
    let observer = Lines()
    observer.onAction = { if $0.number == 1 { store.send(.ticked) } }
    recording.add(observer)
    store.send(.formButtonTapped)
    #expect(recording.actions.map(\.action) == [.formButtonTapped, .ticked])
    #expect(store.seconds == 1)
  }
}
