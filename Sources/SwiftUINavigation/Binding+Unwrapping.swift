#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension Binding {
  /// A binding to the value in an optional, or `nil` where there is none.
  ///
  /// Once the optional is `nil`, the binding keeps the last value for the views that are leaving.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(unwrapping: base, default: value)
  }

  /// A binding to the value in an optional, with a value for when there is none.
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

/// The value that a binding had last.
private final class LastRead<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
