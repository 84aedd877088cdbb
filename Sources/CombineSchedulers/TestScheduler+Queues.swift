public import Foundation

extension DispatchQueue {
  /// A new test scheduler in place of a queue.
  public static var test: TestSchedulerOf<DispatchQueue> {
    TestScheduler(now: .beginning)
  }
}

extension UIScheduler {
  /// A new test scheduler in place of that of the main queue.
  public static var test: TestSchedulerOf<Self> {
    TestScheduler(now: .beginning)
  }
}

extension OperationQueue {
  /// A new test scheduler in place of an operation queue.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: .beginning)
  }
}

extension RunLoop {
  /// A new test scheduler in place of a run loop.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: .beginning)
  }
}
