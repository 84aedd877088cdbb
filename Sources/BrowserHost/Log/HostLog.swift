import ConcurrencyExtras
import Foundation
package import Logging

/// The server's log of refusals and errors.
///
/// It counts all events, and writes a line for each, up to a number of lines a second.
package final class HostLog: Sendable {
  private struct State {
    var rate: RateLimit
    var count = 0
    var leftOut = 0
  }

  private let logger: Logger
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Locked<State>
  /// The time from which work on the main actor is reported, because it delays other windows noticeably.
  package let slowTime: Duration
  /// Where refusals are counted and times are measured, or `nil` where nobody asks for that.
  package let telemetry: Telemetry?

  /// - Parameters:
  ///   - logger: The logger that gets the lines.
  ///   - linesPerSecond: The number of lines a second. Further events are only counted.
  ///   - slowTime: The time from which work on the main actor is reported.
  ///   - telemetry: Where refusals are counted and times are measured.
  ///   - now: Returns the time.
  package init(
    logger: Logger,
    linesPerSecond: Int = 10,
    slowTime: Duration = .milliseconds(100),
    telemetry: Telemetry? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.logger = logger
    self.now = now
    self.slowTime = slowTime
    self.telemetry = telemetry
    let rate = RateLimit(perSecond: linesPerSecond, burst: linesPerSecond, now: now())
    state = Locked(State(rate: rate))
  }

  /// A log whose lines go to a function.
  package convenience init(
    linesPerSecond: Int = 10,
    slowTime: Duration = .milliseconds(100),
    telemetry: Telemetry? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    write: @escaping @Sendable (String) -> Void
  ) {
    let logger = Logger(label: Self.label) { _ in LineLogHandler(write: write) }
    self.init(
      logger: logger,
      linesPerSecond: linesPerSecond,
      slowTime: slowTime,
      telemetry: telemetry,
      now: now
    )
  }

  /// The log of an app: the backend of swift-log that the app has bootstrapped.
  ///
  /// Where that is swift-log's own `StreamLogHandler`, which may block, lines go to standard error on a thread of their
  /// own instead.
  package static func standard(telemetry: Telemetry? = nil) -> HostLog {
    let logger = Logger(label: label)
    guard logger.handler is StreamLogHandler else {
      return HostLog(logger: logger, telemetry: telemetry)
    }
    let queue = LogQueue(descriptor: STDERR_FILENO)
    return HostLog(telemetry: telemetry) { queue.append($0) }
  }

  private static let label = "BrowserHost"

  /// The number of reported events, whether written or not.
  package var count: Int { state.withLock(\.count) }

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - source: The page that it is about, for the metadata of the line.
  package func report(_ event: HostEvent, of source: LogSource = LogSource()) {
    if event.isRefusal { telemetry?.metrics?.refused(event) }
    let instant = now()
    let leftOut: Int? = state.withLock { state in
      state.count += 1
      guard state.rate.take(at: instant) else {
        state.leftOut += 1
        return nil
      }
      defer { state.leftOut = 0 }
      return state.leftOut
    }
    guard let leftOut else { return }
    if leftOut > 0 { logger.warning("\(HostIssues.leftOut(leftOut))") }
    logger.warning("\(HostIssues.line(for: event))", metadata: source.metadata)
  }
}
