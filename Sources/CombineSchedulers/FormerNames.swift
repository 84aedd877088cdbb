public import Foundation

// The former names of unimplemented schedulers.

/// The former name of ``UnimplementedScheduler``.
public typealias FailingScheduler = UnimplementedScheduler

/// The former name of ``UnimplementedSchedulerOf``.
public typealias FailingSchedulerOf = UnimplementedSchedulerOf

extension DispatchQueue {
  /// The former name of `unimplemented`.
  public static var failing: UnimplementedSchedulerOf<DispatchQueue> { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    unimplemented(prefix)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The former name of `unimplemented`.
  public static var failing: Self { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension OperationQueue {
  /// The former name of `unimplemented`.
  public static var failing: UnimplementedSchedulerOf<OperationQueue> { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    unimplemented(prefix)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// The former name of `unimplemented`.
  public static var failing: Self { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}

extension RunLoop {
  /// The former name of `unimplemented`.
  public static var failing: UnimplementedSchedulerOf<RunLoop> { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    unimplemented(prefix)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// The former name of `unimplemented`.
  public static var failing: Self { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}
