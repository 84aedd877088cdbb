import Foundation

// The first moment of schedulers without real time.

extension DispatchQueue.SchedulerTimeType {
  // NB: Dispatch interprets 0 as 'now'.
  static var beginning: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
}

extension OperationQueue.SchedulerTimeType {
  static var beginning: Self { Self(Date(timeIntervalSince1970: 0)) }
}

extension RunLoop.SchedulerTimeType {
  static var beginning: Self { Self(Date(timeIntervalSince1970: 0)) }
}
