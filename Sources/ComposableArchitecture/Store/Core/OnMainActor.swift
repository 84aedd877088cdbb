import ConcurrencyExtras
internal import Dispatch

/// Runs something on the main actor now, and waits for it: for a `deinit`, which may run anywhere.
func onMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  guard !MainThread.isCurrent else {
    return MainActor.assumeIsolated(work)
  }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}
