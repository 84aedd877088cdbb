/// A scheduler of any type with the given moments and options.
///
/// A feature with such a scheduler does not depend on a particular queue. An app passes a queue, and a test passes a
/// scheduler whose time it controls:
///
/// ```swift
/// final class SearchModel {
///   let scheduler: AnySchedulerOf<DispatchQueue>
///
///   init(scheduler: AnySchedulerOf<DispatchQueue>) {
///     self.scheduler = scheduler
///   }
/// }
///
/// let live = SearchModel(scheduler: .main)
/// let tested = SearchModel(scheduler: .immediate)
/// ```
///
/// NB: `@unchecked Sendable` holds if it does for the wrapped scheduler. Queues, run loops and the schedulers of this
/// module accept work from any thread.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>:
  Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let makeMinimumTolerance: () -> SchedulerTimeType.Stride
  private let makeNow: () -> SchedulerTimeType
  private let scheduleImmediately: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleDelayed:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
    ) -> Void
  private let scheduleInterval:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// The precision of the scheduler.
  public var minimumTolerance: SchedulerTimeType.Stride { makeMinimumTolerance() }

  /// The current moment.
  public var now: SchedulerTimeType { makeNow() }

  /// Creates a scheduler from functions.
  ///
  /// - Parameters:
  ///   - minimumTolerance: Returns the precision.
  ///   - now: Returns the current moment.
  ///   - scheduleImmediately: Runs work as soon as possible.
  ///   - delayed: Runs work at a moment.
  ///   - interval: Runs work at a moment, and again after each interval.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
        @escaping () -> Void
      ) -> any Cancellable
  ) {
    makeMinimumTolerance = minimumTolerance
    makeNow = now
    self.scheduleImmediately = scheduleImmediately
    scheduleDelayed = delayed
    scheduleInterval = interval
  }

  /// Creates a scheduler that hides the type of another.
  public init<S: Scheduler<SchedulerTimeType>>(
    _ scheduler: S
  ) where S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: scheduler.schedule(options:_:),
      delayed: scheduler.schedule(after:tolerance:options:_:),
      interval: scheduler.schedule(after:interval:tolerance:options:_:)
    )
  }

  /// Runs an action at a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    scheduleDelayed(date, tolerance, options, action)
  }

  /// Runs an action at a moment, and again after each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleInterval(date, interval, tolerance, options, action)
  }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleImmediately(options, action)
  }
}

/// A scheduler of any type with the moments and options of another, such as `AnySchedulerOf<DispatchQueue>` for a
/// queue.
public typealias AnySchedulerOf<Scheduler> = AnyScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: _CombineScheduler

extension Scheduler {
  /// This scheduler with its type hidden.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}
