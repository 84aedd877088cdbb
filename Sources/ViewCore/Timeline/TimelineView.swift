public import Foundation

/// A view that shows its content again at certain dates.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The server makes the content, and only while the view is on the visible screen. For a running time,
/// `Text(timerInterval:)` and `Text(_:style:)` are cheaper, because the browser counts them itself.
///
/// A test controls the dates with the clock of `\.continuousClock`: they pass as the clock does.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @OwnObject private var time = TimelineTime()
  @State private var shown: Date?
  @Environment(\.scenePhase) private var phase
  @Environment(\.timelineClock) private var clock

  /// The date and the cadence that the content of a timeline is shown for.
  public struct Context {
    /// The date for which the content is shown.
    public let date: Date
    /// How often the content is shown.
    public let cadence: Cadence

    /// How often content is shown.
    public enum Cadence: Comparable, Hashable, Sendable {
      case live, seconds, minutes
    }
  }
}

/// The context that all timelines give to their content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Creates a view that shows its content again at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates. Another schedule begins anew.
  ///   - content: The content for a date.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    let run = TimelineRun(schedule: schedule, isVisible: phase == .active)
    content(TimelineViewDefaultContext(date: shown ?? now, cadence: cadence))
      .task(id: run) {
        let mode: TimelineScheduleMode = run.isVisible ? .normal : .lowFrequency
        await clock.pass(schedule, from: now, mode: mode) { shown = $0 }
      }
  }

  @MainActor
  private var now: Date { clock.date(in: time) }

  @MainActor
  private var cadence: TimelineViewDefaultContext.Cadence {
    phase != .active ? .minutes : schedule is EveryMinuteTimelineSchedule ? .minutes : .live
  }
}

extension Clock<Duration> {
  /// The date now in the time of a timeline.
  @MainActor
  fileprivate func date(in time: TimelineTime) -> Date {
    let elapsed = time.elapsed ?? stopwatch()
    time.elapsed = elapsed
    return time.start.addingTimeInterval(elapsed() / .seconds(1))
  }

  /// Calls a closure at each date of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - start: The date now.
  ///   - mode: Whether the window is seen.
  ///   - show: Shows the content of a date.
  @MainActor
  fileprivate func pass<Schedule: TimelineSchedule>(
    _ schedule: Schedule,
    from start: Date,
    mode: TimelineScheduleMode,
    show: (Date) -> Void
  ) async {
    let begin = now
    func instant(of date: Date) -> Instant {
      begin.advanced(by: .seconds(date.timeIntervalSince(start)))
    }
    var entries = schedule.entries(from: start, mode: mode).makeIterator()
    // A date that is not finite never comes.
    func nextDate() -> Date? {
      entries.next().flatMap { $0.timeIntervalSince(start).isFinite ? $0 : nil }
    }
    var next = nextDate()
    while let date = next, !Task.isCancelled {
      next = nextDate()
      // An entry that is over is shown only if it is the last one of those.
      if let next, instant(of: next) <= now {
        await Task.yield()
        continue
      }
      if instant(of: date) > now {
        do { try await sleep(until: instant(of: date), tolerance: nil) } catch { return }
      }
      if !Task.isCancelled { show(date) }
    }
  }
}

/// The time of a timeline, which begins at the real date and passes as a clock does.
@MainActor
private final class TimelineTime {
  let start = Date()
  /// The time since the start, by the clock that asks first.
  var elapsed: (() -> Duration)?

  nonisolated init() {}
}

/// A schedule while the window is visible or not, which begins anew when either changes.
private struct TimelineRun<Schedule: TimelineSchedule>: Equatable {
  let schedule: Schedule
  let isVisible: Bool

  static func == (first: Self, second: Self) -> Bool {
    first.isVisible == second.isVisible && Equality.areEqual(first.schedule, second.schedule)
  }
}

extension EnvironmentValues {
  private enum TimelineClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
  }

  /// The clock by which the dates of a ``TimelineView`` pass.
  package var timelineClock: any Clock<Duration> {
    get { self[TimelineClockKey.self] }
    set { self[TimelineClockKey.self] = newValue }
  }
}
