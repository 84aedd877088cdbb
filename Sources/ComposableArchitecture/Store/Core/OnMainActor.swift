internal import Dispatch

/// Runs something on the main actor now, and waits for it: for a `deinit`, which may run anywhere.
func onMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  guard !MainActor.isCurrent else {
    return MainActor.assumeIsolated(work)
  }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

extension MainActor {
  /// Whether the caller runs on the main actor.
  ///
  /// NB: A test library may run it on another thread than the first, so `Thread` does not know.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey.key) != nil
  }
}

/// A mark on the main queue, by which code can tell that it runs there.
private let mainQueueKey = MainQueueKey()

private struct MainQueueKey: Sendable {
  let key = DispatchSpecificKey<Void>()

  init() {
    DispatchQueue.main.setSpecific(key: key, value: ())
  }
}
