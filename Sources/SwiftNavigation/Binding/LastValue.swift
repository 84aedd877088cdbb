internal import ConcurrencyExtras

/// The value of the last read or write.
struct LastValue<Value>: Sendable {
  // NB: The value comes from the creator of the binding, and is used where the binding is used.
  private let kept: Locked<UncheckedSendable<Value>>

  init(_ value: Value) {
    kept = Locked(UncheckedSendable(value))
  }

  var value: Value { kept.withLock(\.value) }

  /// Replaces the last value, which is released outside of the lock.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value.
  func keep(_ value: Value) -> Value {
    var last = UncheckedSendable(value)
    kept.withLock { swap(&$0, &last) }
    return value
  }
}
