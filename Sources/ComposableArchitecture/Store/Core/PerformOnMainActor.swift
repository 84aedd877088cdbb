internal import ConcurrencyExtras
internal import Dispatch

/// Runs work on the main actor and waits for it, for a `deinit`, which may run on any thread.
func performOnMainActorAndWait<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  guard !MainThread.isCurrent else {
    return MainActor.assumeIsolated(work)
  }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

/// Runs work on the main actor: at once if the caller is on it, or else as soon as it is free.
func performOnMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}
