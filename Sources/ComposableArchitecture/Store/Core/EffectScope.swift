internal import ConcurrencyExtras

/// The effects that one send started, directly or through the actions that they send.
///
/// A ``StoreTask`` refers to it from any thread, so a lock protects it. The rest of a store's bookkeeping is on the
/// main actor. Copies refer to the same effects.
struct EffectScope: Sendable {
  private struct State {
    var pending = 0
    var isCancelled = false
    /// The functions that stop the running effects.
    var stops = Numbered<@Sendable () -> Void>()
    /// The functions to call when nothing is pending.
    var waiting: [@MainActor @Sendable () -> Void] = []
  }

  private let state = Locked(State())

  /// The identity of the send.
  var id: ObjectIdentifier { ObjectIdentifier(state) }

  var isCancelled: Bool {
    state.withLock { $0.isCancelled }
  }

  var isFinished: Bool {
    state.withLock { $0.pending == 0 }
  }

  /// Counts work that has to end before the scope is finished.
  func begin() {
    state.withLock { $0.pending += 1 }
  }

  /// Ends work that ``begin()`` counted, and tells those who wait if it was the last.
  @MainActor
  func end() {
    let waiting: [@MainActor @Sendable () -> Void] = state.withLock { state in
      state.pending -= 1
      guard state.pending == 0 else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for notify in waiting {
      notify()
    }
  }

  /// Adds the function that stops a running effect.
  ///
  /// The caller calls it if the scope was cancelled in the meantime.
  func add(_ stop: @escaping @Sendable () -> Void, serial: Int) {
    state.withLock { $0.stops.insert(stop, number: serial) }
  }

  /// Removes an effect that has ended.
  func remove(serial: Int) {
    // NB: It leaves the lock before it is released, because its release may run any code.
    _ = state.withLock { $0.stops.remove(serial) }
  }

  /// Stops all effects, including those that start later.
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
  /// - Parameter timeout: The maximum time to wait, or nil for no limit.
  /// - Returns: Whether nothing is pending.
  @discardableResult
  nonisolated(nonsending) func finish(timeout: Duration? = nil) async -> Bool {
    await Waiter.wait(timeout: timeout) { waiter in
      guard !isPending(notifying: { waiter.resume(true) }) else { return }
      waiter.resume(true)
    }
  }

  /// Calls a function in the same job of the main actor in which the last pending work ends.
  ///
  /// - Parameter notify: The function. It is called at once if nothing is pending.
  @MainActor
  func whenFinished(_ notify: @escaping @MainActor @Sendable () -> Void) {
    guard !isPending(notifying: notify) else { return }
    notify()
  }

  /// Whether anything is pending, whose end the function is then told.
  private func isPending(notifying notify: @escaping @MainActor @Sendable () -> Void) -> Bool {
    state.withLock { state in
      guard state.pending > 0 else { return false }
      state.waiting.append(notify)
      return true
    }
  }
}
