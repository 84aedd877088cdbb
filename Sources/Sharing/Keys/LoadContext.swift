/// The reason for a load of the value of a key.
public enum LoadContext<Value> {
  /// A property with this default is created.
  case initialValue(Value)

  /// The app called `load()`, or created a property without a default.
  case userInitiated

  /// The default of a new property.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
