public import Observation

/// A key of a value that views hand down to all views inside them.
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

  /// The value where no view has set another.
  static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
public struct EnvironmentValues {
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage: Storage?

  /// The values where no view has set any.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object that was set for its type, if any.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(objectType)) }
    set { set(newValue, for: ObjectIdentifier(objectType)) }
  }

  /// The model that was set for its type, if any.
  subscript<Object: AnyObject>(observableObject type: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(type)) }
    set { set(newValue, for: ObjectIdentifier(type)) }
  }

  /// Whether nothing was set since one of the two was copied from the other.
  func isIdentical(to other: Self) -> Bool {
    storage === other.storage
  }

  private func value<Value>(of id: ObjectIdentifier) -> Value? {
    storage?.values[id] as? Value
  }

  private mutating func set(_ value: Any?, for id: ObjectIdentifier) {
    var values = storage?.values ?? [:]
    values[id] = value
    storage = Storage(values)
  }
}
