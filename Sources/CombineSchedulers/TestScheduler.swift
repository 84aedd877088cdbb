import ConcurrencyExtras
import Foundation

/// A scheduler whose time stands still until a test moves it.
///
/// Give it to a feature in place of a queue, then decide how much time has passed:
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// var events: [String] = []
/// scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { events.append("done") }
///
/// scheduler.advance(by: .milliseconds(999))
/// #expect(events == [])
/// scheduler.advance(by: .milliseconds(1))
/// #expect(events == ["done"])
/// ```
///
/// No work runs before a call to `advance(by:)`, not even work without a delay.
/// Advancing runs one action after another, in the order of their times and, for one time, in the
/// order in which they were scheduled. The same call runs the work that an action schedules.
///
/// NB: `@unchecked Sendable` holds because `state` is touched under `lock` alone.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>:
  Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Zero: a test scheduler is exact.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  private let lock = NSLock()
  private var state: State

  /// Creates a scheduler.
  ///
  /// - Parameter now: The first time that it shows.
  public init(now: SchedulerTimeType) {
    state = State(now: now)
  }

  /// The current moment, which only the test moves.
  public var now: SchedulerTimeType {
    lock.withLock { state.now }
  }

  /// Moves forward by a duration, and runs the work that is due.
  ///
  /// - Parameter duration: The duration. The default, zero, runs the work that is due now.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves forward to a moment, and runs the work that is due.
  ///
  /// Time never moves back: an earlier moment changes nothing.
  ///
  /// - Parameter instant: The moment at which to stop.
  public func advance(to instant: SchedulerTimeType) {
    while let action = takeFirst(until: instant) {
      action()
    }
  }

  /// Moves forward until nothing is scheduled any more.
  ///
  /// With endless repeated work it never returns.
  public func run() {
    while let date = nextDate {
      advance(to: date)
    }
  }

  /// Runs an action at the next `advance(by:)`.
  public func schedule(options _: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock.withLock { _ = state.add(at: state.now, action) }
  }

  /// Runs an action when time has moved to a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    lock.withLock { _ = state.add(at: date, action) }
  }

  /// Runs an action when time has moved to a moment, and again after each interval.
  ///
  /// It ends when the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = lock.withLock { state.add(at: date, interval: interval, action) }
    return AnyCancellable { [weak self] in
      self?.lock.withLock { self?.state.remove(id: id) }
    }
  }

  var nextDate: SchedulerTimeType? {
    lock.withLock { state.items.first?.date }
  }

  /// Moves to the first action that is due and takes it, or moves to `instant` if none is.
  func takeFirst(until instant: SchedulerTimeType) -> (() -> Void)? {
    lock.withLock { state.takeFirst(until: instant) }
  }

  private struct Item {
    let id: Int
    var date: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void
  }

  private struct State {
    var now: SchedulerTimeType
    /// The scheduled work, in the order in which it runs.
    private(set) var items: [Item] = []
    private var nextID = 0

    init(now: SchedulerTimeType) {
      self.now = now
    }

    mutating func add(
      at date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride? = nil,
      _ action: @escaping () -> Void
    ) -> Int {
      defer { nextID += 1 }
      insert(Item(id: nextID, date: date, interval: interval, action: action))
      return nextID
    }

    mutating func remove(id: Int) {
      items.removeAll { $0.id == id }
    }

    mutating func takeFirst(until instant: SchedulerTimeType) -> (() -> Void)? {
      guard var item = items.first, item.date <= instant else {
        now = max(now, instant)
        return nil
      }
      items.removeFirst()
      now = max(now, item.date)
      if let interval = item.interval {
        item.date = item.date.advanced(by: interval)
        insert(item)
      }
      return item.action
    }

    private mutating func insert(_ item: Item) {
      let position = items.firstIndex { ($0.date, $0.id) > (item.date, item.id) }
      items.insert(item, at: position ?? items.endIndex)
    }
  }
}

/// A test scheduler with the moments and options of another.
public typealias TestSchedulerOf<Scheduler> = TestScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: _CombineScheduler
