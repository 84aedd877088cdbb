public import ViewLayer

extension Binding {
  /// A binding that ignores a write of the current value.
  ///
  /// ```swift
  /// TextField("Name", text: $store.name.removeDuplicates())
  /// ```
  ///
  /// - Returns: The binding.
  public func removeDuplicates() -> Self where Value: Equatable {
    removeDuplicates(by: ==)
  }

  /// A binding that ignores a write of a duplicate of the current value.
  ///
  /// The original requires a `Sendable` value and function. A binding of the main actor does not need them.
  ///
  /// - Parameter isDuplicate: Whether the current value and the written one are the same.
  /// - Returns: The binding.
  public func removeDuplicates(
    by isDuplicate: @escaping (_ current: Value, _ written: Value) -> Bool
  ) -> Self {
    Self {
      wrappedValue
    } set: { value, transaction in
      guard !isDuplicate(wrappedValue, value) else { return }
      self.transaction(transaction).wrappedValue = value
    }
  }
}
