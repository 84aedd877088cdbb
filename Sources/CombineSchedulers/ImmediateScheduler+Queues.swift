extension QueueScheduler {
  /// An immediate scheduler in place of a queue.
  public static var immediate: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: ._beginning)
  }
}

extension UIScheduler {
  /// An immediate scheduler in place of the main queue.
  public static var immediate: ImmediateSchedulerOf<UIScheduler> {
    ImmediateScheduler(now: ._beginning)
  }
}

extension AnyScheduler where SchedulerTimeType: _QueueMoment {
  /// An immediate scheduler in place of a queue.
  public static var immediate: Self {
    ImmediateScheduler(now: ._beginning).eraseToAnyScheduler()
  }
}
