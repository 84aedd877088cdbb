internal import ConcurrencyExtras

/// The value that was read or written last.
struct LastValue<Value>: Sendable {
  // NB: The value is handed over by who makes the binding, and is used where that is used.
  private let kept: Locked<UncheckedSendable<Value>>

  init(_ value: Value) {
    kept = Locked(UncheckedSendable(value))
  }

  var value: Value { kept.withLock(\.value) }

  /// Keeps a value in place of the last one, which is let go of outside of the lock.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value.
  func keep(_ value: Value) -> Value {
    var last = UncheckedSendable(value)
    kept.withLock { swap(&$0, &last) }
    return value
  }
}
