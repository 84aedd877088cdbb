@testable import ComposableArchitecture
import Dependencies
import Sharing
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ActionRecorderTests {
  private func makeRecorder() -> ActionRecorder<Int, Int> {
    ActionRecorder(
      stackElementIDs: .testValue,
      sharedChanges: SharedChangeTracker(),
      watch: ReducerWatch()
    )
  }

  @Test func waiterContinuesToWaitIfAnotherEffectBegins() async {
    let recorder = makeRecorder()
    let cause = recorder.handled(1, from: .user, isDirect: true, before: 0, after: 1)
    recorder.effectStarted(serial: 1, cause: cause)
    let waiting = Task {
      await recorder.waitForEffects(timeout: .seconds(600))
      return recorder.hasRunningEffects
    }
    await Task.yield()
    recorder.effectEnded(serial: 1)
    recorder.effectStarted(serial: 2, cause: cause)
    Task { recorder.effectEnded(serial: 2) }
    #expect(await waiting.value == false)
  }

  @Test func aConcatenationHasNoMomentAtWhichNothingRuns() async {
    let recorder = makeRecorder()
    let log = Log(recorder)
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Int> { _, _ in
        .concatenate(.run { _ in }, .run { _ in }, .run { _ in })
      },
      dependencies: DependencyValues(),
      log: log
    )
    await core.send(1)?.finish()
    #expect(log.counts == [1, 2, 1, 2, 1, 0])
  }

  @Test func recorderKeepsTheActionsOfRunningEffectsAndNoOthers() {
    let recorder = makeRecorder()
    let start = { [recorder] in
      let cause = recorder.handled(1, from: .user, isDirect: true, before: 0, after: 0)
      recorder.effectStarted(serial: 1, cause: cause)
      return Weak(cause)
    }
    let weak = start()
    #expect(recorder.actionsWithRunningEffects == [1])
    #expect(weak.cause != nil)
    recorder.effectEnded(serial: 1)
    #expect(recorder.actionsWithRunningEffects.isEmpty)
    #expect(weak.cause == nil)
  }

  private struct Weak {
    weak var cause: EffectCause?

    init(_ cause: EffectCause) {
      self.cause = cause
    }
  }

  /// Sends events to a recorder, and counts the running effects after each.
  private final class Log: CoreLog {
    private let recorder: ActionRecorder<Int, Int>
    private(set) var counts: [Int] = []

    init(_ recorder: ActionRecorder<Int, Int>) {
      self.recorder = recorder
    }

    func willHandle(_ action: Int, from origin: ActionOrigin, isDirect: Bool, before: Int) {
      recorder.willHandle(action, from: origin, isDirect: isDirect, before: before)
    }

    func handled(
      _ action: Int,
      from origin: ActionOrigin,
      isDirect: Bool,
      before: Int,
      after: Int
    ) -> EffectCause {
      recorder.handled(
        action,
        from: origin,
        isDirect: isDirect,
        before: before,
        after: after
      )
    }

    func effectStarted(serial: Int, cause: EffectCause?) {
      recorder.effectStarted(serial: serial, cause: cause)
      counts.append(recorder.actionsWithRunningEffects.count)
    }

    func effectEnded(serial: Int, isCancelled: Bool) {
      recorder.effectEnded(serial: serial)
      counts.append(recorder.actionsWithRunningEffects.count)
    }
  }
}
