#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension Binding {
  /// A binding that passes on what is written only where it is another value.
  ///
  /// ```swift
  /// TextField("Name", text: $store.name.removeDuplicates())
  /// ```
  ///
  /// - Returns: The binding.
  public func removeDuplicates() -> Self where Value: Equatable {
    removeDuplicates(by: ==)
  }

  /// A binding that passes on what is written only where it differs from the current value.
  ///
  /// The original asks for a `Sendable` value and function, which a binding of the main actor has no need of.
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
