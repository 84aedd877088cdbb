package import ConcurrencyExtras

/// Measures reducers and bodies for the server.
@MainActor
package final class WorkObserver: MainActorWorkObserver {
  private var log: HostLog?

  /// - Parameter log: The log to report to, if it is known already.
  package init(log: HostLog? = nil) {
    self.log = log
  }

  /// Observes the stores that are made from now on, before it is known where to report to.
  package static func prepare() {
    MainActorWork.observer = WorkObserver()
  }

  /// Begins to measure, if the log has somewhere to report to.
  package static func begin(log: HostLog) {
    guard log.telemetry != nil else { return MainActorWork.observer = nil }
    let observer = MainActorWork.observer as? WorkObserver ?? WorkObserver()
    observer.log = log
    MainActorWork.observer = observer
  }

  package func perform<Result>(_ work: MainActorWork, _ body: () -> Result) -> Result {
    guard let log, let telemetry = log.telemetry else { return body() }
    return telemetry.runningWork.note(work) { measure(work, body, log, telemetry) }
  }

  private func measure<Result>(
    _ work: MainActorWork,
    _ body: () -> Result,
    _ log: HostLog,
    _ telemetry: Telemetry
  ) -> Result {
    switch work.kind {
    case .reducer:
      return telemetry.span(work.name) {
        measure(body) { time in
          telemetry.metrics?.ranReducer(for: time)
          log.report(time, ifSlow: "the action \(work.name)", of: .current)
        }
      }
    case .body: return measure(body) { telemetry.metrics?.ranBody(for: $0) }
    }
  }

  private func measure<Result>(_ body: () -> Result, _ report: (Duration) -> Void) -> Result {
    let start = ContinuousClock.now
    defer { report(.now - start) }
    return body()
  }
}

extension HostLog {
  /// Reports work that took the main actor long.
  ///
  /// - Parameters:
  ///   - time: The time that it took.
  ///   - cause: The name of the event or the action, without values of the app.
  ///   - source: The page that sent the event.
  package func report(
    _ time: Duration,
    ifSlow cause: @autoclosure () -> String,
    of source: @autoclosure () -> LogSource = LogSource()
  ) {
    guard time >= slowTime else { return }
    let milliseconds = Int(time / .milliseconds(1))
    report(.busyMainActor(milliseconds: milliseconds, with: cause()), of: source())
  }
}
