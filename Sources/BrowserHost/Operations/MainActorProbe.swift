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
    let silence = state.withLock { state -> (time: Duration, isNew: Bool)? in
      guard let asked = state.asked else {
        state.asked = now
        return nil
      }
      defer { state.isReported = true }
      readiness.mainActorIsSilent(for: now - asked)
      return (now - asked, !state.isReported)
    }
    guard let silence else { return wait(for: answer) }
    if silence.isNew { log.report(.silentMainActor(seconds: Int(silence.time / .seconds(1)))) }
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
