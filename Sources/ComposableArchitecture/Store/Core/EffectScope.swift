internal import ConcurrencyExtras

/// The effects that one send started, directly and through the actions that they send.
///
/// It is what a ``StoreTask`` stands for. It is shared with that task, which may be used from any
/// thread, so it sits behind a lock; the store's own bookkeeping stays on the main actor.
final class EffectScope: Sendable {
  private struct State {
    var pending = 0
    var isCancelled = false
    /// The functions that stop the running effects.
    var stops = Numbered<@Sendable () -> Void>()
    var waiters: [Waiter] = []
  }

  private let state = Locked(State())

  var isCancelled: Bool {
    state.withLock { $0.isCancelled }
  }

  var isFinished: Bool {
    state.withLock { $0.pending == 0 }
  }

  /// Counts something that has to end before the scope is finished.
  func begin() {
    state.withLock { $0.pending += 1 }
  }

  /// Ends what ``begin()`` counted, and wakes those who wait if it was the last.
  func end() {
    let waiters: [Waiter] = state.withLock { state in
      state.pending -= 1
      guard state.pending == 0 else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters {
      waiter.resume(true)
    }
  }

  /// Adds what stops a running effect, to be called with the others.
  func add(_ stop: @escaping @Sendable () -> Void, serial: Int) {
    let isCancelled = state.withLock { state in
      state.stops.insert(stop, number: serial)
      return state.isCancelled
    }
    guard isCancelled else { return }
    stop()
  }

  /// Lets go of an effect that has ended.
  func remove(serial: Int) {
    // NB: Returned from the lock before it is let go, as that may run anything.
    _ = state.withLock { $0.stops.remove(serial) }
  }

  /// Stops all effects, and those that are still to come.
  func cancel() {
    let stops = state.withLock { state in
      state.isCancelled = true
      return state.stops.inOrder
    }
    for stop in stops {
      stop()
    }
  }

  /// Waits until nothing is pending, without leaving the caller's actor.
  ///
  /// - Parameter timeout: How long to wait at most, or nil to wait for good.
  /// - Returns: Whether nothing is pending.
  @discardableResult
  nonisolated(nonsending) func finish(timeout: Duration? = nil) async -> Bool {
    await Waiter.wait(timeout: timeout) { waiter in
      let isFinished = state.withLock { state in
        guard state.pending > 0 else { return true }
        state.waiters.append(waiter)
        return false
      }
      guard isFinished else { return }
      waiter.resume(true)
    }
  }
}
