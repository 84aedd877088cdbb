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
  static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented(
    #"'@Dependency(\.mainQueue)'"#
  )
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static let testValue = AnySchedulerOf<RunLoop>.unimplemented(
    #"'@Dependency(\.mainRunLoop)'"#
  )
}
