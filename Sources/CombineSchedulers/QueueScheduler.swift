public import Foundation

/// A queue that a scheduler without real time can stand in for: a dispatch queue, an operation queue or a run loop.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// ```
public protocol QueueScheduler: Scheduler where SchedulerTimeType: _QueueMoment {}

extension DispatchQueue: QueueScheduler {}
extension OperationQueue: QueueScheduler {}
extension RunLoop: QueueScheduler {}

/// A moment of a queue.
public protocol _QueueMoment: Strideable where Stride: SchedulerTimeIntervalConvertible {
  /// The first moment of a scheduler in place of the queue.
  static var _beginning: Self { get }
  /// The name of the queue in issues.
  static var _queueName: String { get }
}

extension DispatchQueue.SchedulerTimeType: _QueueMoment {
  // NB: Dispatch interprets 0 as 'now'.
  public static var _beginning: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
  public static var _queueName: String { "DispatchQueue" }
}

extension OperationQueue.SchedulerTimeType: _QueueMoment {
  public static var _beginning: Self { Self(Date(timeIntervalSince1970: 0)) }
  public static var _queueName: String { "OperationQueue" }
}

extension RunLoop.SchedulerTimeType: _QueueMoment {
  public static var _beginning: Self { Self(Date(timeIntervalSince1970: 0)) }
  public static var _queueName: String { "RunLoop" }
}
