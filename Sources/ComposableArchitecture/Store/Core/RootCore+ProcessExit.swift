internal import ConcurrencyExtras
#if !canImport(Darwin)
internal import ViewCore
#endif

extension RootCore {
  /// Makes a process that is asked to exit wait for the running effects of this core.
  ///
  /// On Apple's platforms, the system ends an app, and the app asks the system for time.
  func delayProcessExit() {
    #if !canImport(Darwin)
    BackgroundWorkRegistry.add(self)
    #endif
  }

  /// Lets the process exit: the effects of this core have ended, or end with it.
  nonisolated func allowProcessExit() {
    #if !canImport(Darwin)
    BackgroundWorkRegistry.remove(ObjectIdentifier(self))
    #endif
  }
}

#if !canImport(Darwin)
extension RootCore: BackgroundWork {
  func finish(within limit: Duration) async {
    let deadline = ContinuousClock.now + limit
    while let scope = unfinishedScope {
      guard await scope.finish(timeout: deadline - .now) else { return }
    }
  }
}
#endif
