import Foundation

// Where time begins for schedulers whose time is not real.

extension DispatchQueue.SchedulerTimeType {
  // NB: Dispatch takes 0 for 'now', hence 1.
  static var beginning: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
}

extension OperationQueue.SchedulerTimeType {
  static var beginning: Self { Self(Date(timeIntervalSince1970: 0)) }
}

extension RunLoop.SchedulerTimeType {
  static var beginning: Self { Self(Date(timeIntervalSince1970: 0)) }
}
