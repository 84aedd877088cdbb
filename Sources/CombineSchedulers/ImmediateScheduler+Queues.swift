public import Foundation

extension DispatchQueue {
  /// An immediate scheduler in place of a queue.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: .beginning)
  }
}

extension UIScheduler {
  /// An immediate scheduler in place of the main queue.
  public static var immediate: ImmediateSchedulerOf<UIScheduler> {
    ImmediateScheduler(now: .beginning)
  }
}

extension OperationQueue {
  /// An immediate scheduler in place of an operation queue.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: .beginning)
  }
}

extension RunLoop {
  /// An immediate scheduler in place of a run loop.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: .beginning)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// An immediate scheduler in place of a queue.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// An immediate scheduler in place of an operation queue.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// An immediate scheduler in place of a run loop.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}
