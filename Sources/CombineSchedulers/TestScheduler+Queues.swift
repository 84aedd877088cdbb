extension QueueScheduler {
  /// A new test scheduler in place of a queue.
  public static var test: TestSchedulerOf<Self> {
    TestScheduler(now: ._beginning)
  }
}

extension UIScheduler {
  /// A new test scheduler in place of that of the main queue.
  public static var test: TestSchedulerOf<Self> {
    TestScheduler(now: ._beginning)
  }
}
