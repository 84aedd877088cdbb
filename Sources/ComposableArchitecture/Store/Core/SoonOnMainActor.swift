import ConcurrencyExtras

/// Does something on the main actor: now if the caller is on it, as soon as it is free otherwise.
func soonOnMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}
