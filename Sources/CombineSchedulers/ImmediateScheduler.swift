/// A scheduler that runs all work at once, whatever its time.
///
/// Use it in a test that does not depend on time: delayed, debounced or repeated work runs once, within the call that
/// schedules it.
///
/// ```swift
/// var events: [String] = []
/// let scheduler = DispatchQueue.immediate
/// scheduler.schedule(after: scheduler.now.advanced(by: .seconds(10))) { events.append("done") }
/// #expect(events == ["done"])
/// ```
///
/// Use a ``TestScheduler`` if the order of work at different times matters.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// Zero: the scheduler never waits.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// The constant moment of the scheduler.
  public let now: SchedulerTimeType

  /// Creates a scheduler.
  ///
  /// - Parameter now: The constant moment.
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
