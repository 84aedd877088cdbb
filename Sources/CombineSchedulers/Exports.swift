#if canImport(Darwin)
@_exported public import Combine
#else
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
#endif

/// Combine's schedulers, for where another `Scheduler` is in scope.
public typealias _CombineScheduler = Scheduler
