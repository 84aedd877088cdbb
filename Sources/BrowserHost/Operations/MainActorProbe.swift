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
    if let time = state.withLock({ state in state.asked.map { now - $0 } }) {
      return noteSilence(for: time)
    }
    state.withLock { $0.asked = now }
    DispatchQueue.main.async {
      self.state.withLock { $0 = State() }
      self.readiness.mainActorIsSilent(for: .zero)
      MainActor.assumeIsolated(answer)
    }
  }

  private func noteSilence(for time: Duration) {
    readiness.mainActorIsSilent(for: time)
    let isNew = state.withLock { state in
      defer { state.isReported = true }
      return !state.isReported
    }
    if isNew { log.report(.silentMainActor(seconds: Int(time / .seconds(1)))) }
  }
}
