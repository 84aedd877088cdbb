internal import ConcurrencyExtras
#if !canImport(Darwin)
internal import ViewCore
#endif

extension RootCore {
  /// Has a process that is told to end let the effects end before, which have begun.
  ///
  /// On Apple's platforms it is the system that ends an app, and an app asks it for time.
  func outliveViews() {
    #if !canImport(Darwin)
    BackgroundWorkRegistry.add(self)
    #endif
  }

  /// Has the process wait for this core no longer: its effects have ended, or go with it.
  nonisolated func endWithViews() {
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
