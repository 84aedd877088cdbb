public import CombineSchedulers
public import Foundation

extension DependencyValues {
  /// The main queue, for publishers that debounce, throttle or delay.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  ///
  /// queries.debounce(for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// In a test it is an `UnimplementedScheduler`: override it with `DispatchQueue.test` to decide how
  /// much time passes, or with `.immediate` where that does not matter.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop, for publishers that debounce, throttle or delay.
  ///
  /// In a test it is an `UnimplementedScheduler`: override it with `RunLoop.test` to decide how much
  /// time passes, or with `.immediate` where that does not matter.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main

  static var testValue: AnySchedulerOf<DispatchQueue> {
    let use = UnimplementedUse(of: Self.self)
    return DispatchQueue.unimplemented.reporting { _ in use.report() }.eraseToAnyScheduler()
  }
}

extension MainQueueKey: BuiltInKey {
  static let suggestedOverride =
    "$0.mainQueue = .immediate  // or 'DispatchQueue.test', which the test advances"
  static var outcome: String { Issues.runsAtOnce }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main

  static var testValue: AnySchedulerOf<RunLoop> {
    let use = UnimplementedUse(of: Self.self)
    return RunLoop.unimplemented.reporting { _ in use.report() }.eraseToAnyScheduler()
  }
}

extension MainRunLoopKey: BuiltInKey {
  static let suggestedOverride =
    "$0.mainRunLoop = .immediate  // or 'RunLoop.test', which the test advances"
  static var outcome: String { Issues.runsAtOnce }
}
