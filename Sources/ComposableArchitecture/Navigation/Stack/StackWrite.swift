internal import ConcurrencyExtras

/// Knows whether the change of a path that a view writes reaches a reducer that changes the stack.
enum StackWrite {
  /// Whether a `forEach` has handled the write that is being sent.
  @TaskLocal private static var isHandled: LockIsolated<Bool>?

  /// Says that the write that is being sent, if any, is handled.
  static func handled() {
    isHandled?.setValue(true)
  }

  /// Sends a write, and tells whether a `forEach` has handled it, if that can be known now.
  @MainActor
  static func send(_ send: () -> Void, to core: any Core) -> Bool {
    // A store that is busy handles the action later, where nobody can be asked.
    let isIdle = LockIsolated(false)
    core.whenIdle { isIdle.setValue(true) }
    let handled = LockIsolated(!isIdle.value)
    $isHandled.withValue(handled, operation: send)
    return handled.value
  }
}
