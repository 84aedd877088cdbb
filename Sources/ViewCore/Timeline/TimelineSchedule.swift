public import Foundation

/// The dates at which a ``TimelineView`` shows its content again.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from a date on, in order.
  ///
  /// - Parameters:
  ///   - startDate: The first date that matters. The entry before it may come first, because it still counts.
  ///   - mode: Whether fewer dates suffice.
  /// - Returns: The dates.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether a schedule should have its usual dates or fewer.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The user can see the window.
  case normal
  /// The user cannot see the window.
  case lowFrequency
}

/// Dates in a fixed interval.
///
/// While the user cannot see the window, there is at most one of them in a minute.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds between two dates. Less than a tenth counts as a tenth.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = max(interval, TimelineRate.least)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    let step =
      mode == .lowFrequency
      ? (TimelineRate.hidden / interval).rounded(.up) * interval : interval
    return Entries(
      nextDate: self.startDate.addingTimeInterval(max(0, passed) * interval),
      interval: step
    )
  }

  /// The dates, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var nextDate: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { nextDate.addTimeInterval(interval) }
      return nextDate
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(nextDate: Date(timeIntervalSinceReferenceDate: minutes * 60))
  }

  /// The minutes, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var nextDate: Date

    public mutating func next() -> Date? {
      defer { nextDate.addTimeInterval(60) }
      return nextDate
    }
  }
}

/// Dates that an app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  ///
  /// - Parameter dates: The dates, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Dates that follow each other quickly, for something that moves.
///
/// A server makes each of these pictures and sends it to the page. So there are at most ten of them in a second, and none
/// while the user cannot see the window. Use `withAnimation` for smooth motion: the browser makes its pictures itself.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least number of seconds between two dates. Less than a tenth counts as a tenth.
  ///   - paused: Whether there are no dates now.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, TimelineRate.least)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let isStill = isPaused || mode == .lowFrequency
    return Entries(nextDate: startDate, interval: isStill ? nil : interval)
  }

  /// The dates: one while the schedule is paused, and else without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var nextDate: Date?
    fileprivate let interval: TimeInterval?

    public mutating func next() -> Date? {
      defer { nextDate = interval.flatMap { nextDate?.addingTimeInterval($0) } }
      return nextDate
    }
  }
}

/// The rate at which a server shows new pictures.
enum TimelineRate {
  /// The least number of seconds between two of them.
  static let least = 0.1
  /// The least number of seconds between two of them in a window that the user cannot see.
  static let hidden = 60.0
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates in a fixed interval.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds between two dates. Less than a tenth counts as a tenth.
  /// - Returns: The schedule.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates that follow each other quickly: at most ten in a second.
  public static var animation: Self { Self() }

  /// Dates that follow each other quickly: at most ten in a second.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least number of seconds between two dates.
  ///   - paused: Whether there are no dates now.
  /// - Returns: The schedule.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that an app lists.
  ///
  /// - Parameter dates: The dates, in order.
  /// - Returns: The schedule.
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S> {
    Self(dates)
  }
}
