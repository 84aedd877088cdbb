#if canImport(Darwin)
@_exported public import Combine
#else
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
#endif

/// The protocol of Combine, for code with another `Scheduler` in scope.
public typealias _CombineScheduler = Scheduler
