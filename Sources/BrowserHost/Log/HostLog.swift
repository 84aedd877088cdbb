import ConcurrencyExtras
import Foundation
package import Logging

/// The server's log of refusals and errors.
///
/// It counts all events, and writes a line for each, up to a number of lines a second. Each topic has that number for
/// itself, so that many lines about one hide none about another.
package final class HostLog: Sendable {
  /// The lines about one topic.
  fileprivate struct Lines {
    var rate: RateLimit
    var leftOut = 0
  }

  private struct State {
    var lines: [LogTopic: Lines]
    var count = 0
    /// The ends and times of the last work that was reported because it took the main actor long.
    var slowWork: [(end: ContinuousClock.Instant, milliseconds: Int)] = []

    mutating func note(_ event: HostEvent, at instant: ContinuousClock.Instant) {
      switch event {
      case .busyMainActor(let milliseconds, _), .lateMainActor(let milliseconds):
        if slowWork.count == 8 { slowWork.removeFirst() }
        slowWork.append((instant, milliseconds))
      default: break
      }
    }

    /// The part of a time since an instant that no line has reported.
    ///
    /// An action and its event have a line each. Their common time counts twice, so the part may be longer than the result.
    func unreported(_ time: Duration, since start: ContinuousClock.Instant) -> Duration {
      let reported = slowWork.lazy.filter { $0.end > start }.reduce(0) { $0 + $1.milliseconds }
      return time - .milliseconds(reported)
    }
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
  ///   - linesPerSecond: The number of lines a second about a topic. Further events are only counted.
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
    let lines = LogTopic.allCases.map { ($0, Lines(rate: rate)) }
    state = Locked(State(lines: Dictionary(uniqueKeysWithValues: lines)))
  }

  /// A log whose lines go to a function, without their metadata unless it is asked for.
  package convenience init(
    linesPerSecond: Int = 10,
    slowTime: Duration = .milliseconds(100),
    telemetry: Telemetry? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    showsMetadata: Bool = false,
    write: @escaping @Sendable (String) -> Void
  ) {
    let logger = Logger(label: Self.label) { _ in
      LineLogHandler(showsMetadata: showsMetadata, write: write)
    }
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
  /// It gets its lines on a thread of their own, because it may block. Where it is swift-log's own `StreamLogHandler`, lines
  /// go to standard error instead.
  package static func standard(telemetry: Telemetry? = nil) -> HostLog {
    let logger = Logger(label: label)
    guard logger.handler is StreamLogHandler else {
      let handler = ThreadLogHandler(logger.handler)
      return HostLog(logger: Logger(label: label) { _ in handler }, telemetry: telemetry)
    }
    let queue = LogQueue(descriptor: STDERR_FILENO)
    return HostLog(telemetry: telemetry, showsMetadata: true) { queue.append($0) }
  }

  static let label = "BrowserHost"

  /// The number of reported events, whether written or not.
  package var count: Int { state.withLock(\.count) }

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - source: The page that it is about, for the metadata of the line.
  package func report(_ event: HostEvent, of source: LogSource = LogSource()) {
    if event.isRefusal { telemetry?.metrics?.refused(event) }
    let (instant, topic) = (now(), event.topic)
    let leftOut: Int? = state.withLock { state in
      state.count += 1
      state.note(event, at: instant)
      return state.lines[topic]?.take(at: instant)
    }
    guard let leftOut else { return }
    if leftOut > 0 { logger.warning("\(HostIssues.leftOut(leftOut, about: topic))") }
    logger.warning("\(HostIssues.line(for: event))", metadata: source.metadata)
  }

  /// Reports that the main actor took up work late, unless other lines have told of the time.
  ///
  /// - Parameter start: The time from which the work waited.
  package func reportLag(since start: ContinuousClock.Instant) {
    let time = now() - start
    guard time >= slowTime else { return }
    let unreported = state.withLock { $0.unreported(time, since: start) }
    guard unreported >= slowTime else { return }
    report(.lateMainActor(milliseconds: Int(unreported / .milliseconds(1))))
  }
}

extension HostLog.Lines {
  /// Takes the place of a line, or counts it as left out.
  ///
  /// - Returns: The number of lines that were left out before, or `nil` if this one is.
  fileprivate mutating func take(at now: ContinuousClock.Instant) -> Int? {
    guard rate.take(at: now) else {
      leftOut += 1
      return nil
    }
    defer { leftOut = 0 }
    return leftOut
  }
}
