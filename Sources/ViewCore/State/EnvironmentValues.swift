public import Observation

/// A key of a value that a view provides for all views inside of it.
///
/// ```swift
/// private struct AccentKey: EnvironmentKey {
///   static let defaultValue = Color.blue
/// }
///
/// extension EnvironmentValues {
///   var accent: Color {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  associatedtype Value

  /// The value if no view provides another.
  static var defaultValue: Value { get }
}

/// The values that enclosing views provide for a view.
public struct EnvironmentValues {
  private var storage: EnvironmentStorage?

  /// Creates values without any changes to the defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type, if one is provided.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(objectType)) }
    set { set(newValue, for: ObjectIdentifier(objectType)) }
  }

  /// The model of a type, if one is provided.
  subscript<Object: AnyObject>(observableObject type: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(type)) }
    set { set(newValue, for: ObjectIdentifier(type)) }
  }

  /// Whether nothing was set since one of the two values was copied from the other.
  func isIdentical(to other: Self) -> Bool {
    storage === other.storage
  }

  private func value<Value>(of id: ObjectIdentifier) -> Value? {
    // An absent value is not cast: the cast takes long, and finds an optional value without a content.
    guard let value = storage?.value(of: id) else { return nil }
    return value as? Value
  }

  private mutating func set(_ value: Any?, for id: ObjectIdentifier) {
    storage = EnvironmentStorage(storage, changing: id, to: value)
  }
}
