public import ViewLayer

extension Binding {
  /// A binding to the value in an optional, or `nil` if there is no value.
  ///
  /// When the optional becomes `nil`, the binding keeps the last value for the views that leave the screen.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(unwrapping: base, default: value)
  }

  /// A binding to the value in an optional, with a default value.
  ///
  /// A write while the optional is `nil` changes nothing.
  ///
  /// - Parameters:
  ///   - base: A binding to the optional.
  ///   - value: The value while there is none.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    let last = LastRead(value)
    self.init {
      last.value = base.wrappedValue ?? last.value
      return last.value
    } set: { value, transaction in
      guard base.wrappedValue != nil else { return }
      last.value = value
      base.transaction(transaction).wrappedValue = value
    }
  }
}

/// The last value of a binding.
private final class LastRead<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
