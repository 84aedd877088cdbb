internal import ConcurrencyExtras

/// Finds out whether a view's write to a navigation path reaches a `forEach` that changes the stack.
enum StackWrite {
  /// Whether a `forEach` has handled the write that is being sent.
  @TaskLocal private static var isHandled: LockIsolated<Bool>?

  /// Marks the write that is being sent, if any, as handled.
  static func handled() {
    isHandled?.setValue(true)
  }

  /// Sends a write.
  ///
  /// - Returns: Whether a `forEach` handled it. It is true for a busy store, which handles the action later.
  @MainActor
  static func send(_ send: () -> Void, to core: any Core) -> Bool {
    // A busy store handles the action later, so the result is not known here.
    let isIdle = LockIsolated(false)
    core.whenIdle { isIdle.setValue(true) }
    let handled = LockIsolated(!isIdle.value)
    $isHandled.withValue(handled, operation: send)
    return handled.value
  }
}
