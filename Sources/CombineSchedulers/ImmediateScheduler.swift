/// A scheduler that runs everything at once, whatever the time it was scheduled for.
///
/// Give it to a feature whose test is not about time: what is delayed, debounced or repeated happens
/// within the call that schedules it, and just once.
///
/// ```swift
/// var events: [String] = []
/// let scheduler = DispatchQueue.immediate
/// scheduler.schedule(after: scheduler.now.advanced(by: .seconds(10))) { events.append("done") }
/// #expect(events == ["done"])
/// ```
///
/// Use a ``TestScheduler`` where the order of what happens at different times counts.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Zero: the scheduler never waits.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// The moment at which time stands still.
  public let now: SchedulerTimeType

  /// Creates a scheduler.
  ///
  /// - Parameter now: The moment at which time stands still.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// Runs an action.
  public func schedule(options _: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Runs an action.
  public func schedule(
    after _: SchedulerTimeType,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  /// Runs an action once.
  public func schedule(
    after _: SchedulerTimeType,
    interval _: SchedulerTimeType.Stride,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

extension ImmediateScheduler: Sendable
where SchedulerTimeType: Sendable, SchedulerTimeType.Stride: Sendable {}

/// An immediate scheduler with the moments and options of another.
public typealias ImmediateSchedulerOf<Scheduler> = ImmediateScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: _CombineScheduler
