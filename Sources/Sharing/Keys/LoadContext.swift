/// Why the value of a key is loaded.
public enum LoadContext<Value> {
  /// A property is made, with this default.
  case initialValue(Value)

  /// Someone called `load()`, or asks for a value without a default.
  case userInitiated

  /// The default of the property that is made, if one is.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
