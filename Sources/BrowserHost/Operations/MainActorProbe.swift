import ConcurrencyExtras
import Dispatch

/// Asks the main actor for a sign of life every few seconds, from another thread.
///
/// An endless loop in a reducer keeps all windows waiting, and all lines about slow work, which are written after it.
final class MainActorProbe: Sendable {
  private struct State {
    var asked: ContinuousClock.Instant?
    var isReported = false
  }

  private let log: HostLog
  private let readiness: Readiness
  private let state = Locked(State())

  /// - Parameters:
  ///   - log: Where it is reported that the main actor does not answer.
  ///   - readiness: Learns it, so that health checks fail.
  init(log: HostLog, readiness: Readiness) {
    self.log = log
    self.readiness = readiness
  }

  /// Asks, or notes that the last question has no answer yet.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - answer: Called on the main actor.
  func ask(at now: ContinuousClock.Instant, answer: @escaping @MainActor @Sendable () -> Void) {
    let silence = state.withLock { state in
      defer { state.asked = state.asked ?? now }
      return state.asked.map { now - $0 }
    }
    if let silence { note(silence) } else { wait(for: answer) }
  }

  /// Notes for how long the last question has had no answer, if it has none yet.
  private func note(_ silence: Duration) {
    guard silence >= log.slowTime else { return }
    let isNew = state.withLock { state in
      guard state.asked != nil else { return false }
      readiness.mainActorIsSilent(for: silence)
      defer { state.isReported = true }
      return !state.isReported
    }
    guard isNew else { return }
    let work = log.telemetry?.runningWork.name
    log.report(.silentMainActor(seconds: Int(silence / .seconds(1)), in: work))
  }

  private func wait(for answer: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { [self] in
      state.withLock { state in
        state = State()
        readiness.mainActorIsSilent(for: .zero)
      }
      MainActor.assumeIsolated(answer)
    }
  }
}
