// The former names of unimplemented schedulers.

/// The former name of ``UnimplementedScheduler``.
public typealias FailingScheduler = UnimplementedScheduler

/// The former name of ``UnimplementedSchedulerOf``.
public typealias FailingSchedulerOf = UnimplementedSchedulerOf

extension QueueScheduler {
  /// The former name of `unimplemented`.
  public static var failing: UnimplementedSchedulerOf<Self> { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<Self> {
    unimplemented(prefix)
  }
}

extension AnyScheduler where SchedulerTimeType: _QueueMoment {
  /// The former name of `unimplemented`.
  public static var failing: Self { unimplemented }

  /// The former name of `unimplemented(_:)`.
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}
