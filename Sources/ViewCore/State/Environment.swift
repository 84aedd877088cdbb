public import Observation

/// Reads a value that enclosing views provide.
///
/// ```swift
/// struct SaveButton: View {
///   @Environment(\.isEnabled) private var isEnabled
///
///   var body: some View {
///     Text(isEnabled ? "Save" : "Nothing to save")
///   }
/// }
/// ```
///
/// A view's body runs again when an enclosing view provides another value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values: EnvironmentValues?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type, which an enclosing view must provide.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[objectType] else {
        fatalError(Issues.environmentObjectMissing(objectType))
      }
      return object
    }
  }

  /// Reads the observable object of a type, or `nil` if no enclosing view provides one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
  where Value == Object? {
    read = { $0[objectType] }
  }

  /// The current value.
  ///
  /// Outside of a view on the screen it is the key's default value.
  public var wrappedValue: Value {
    read(values ?? EnvironmentValues())
  }
}

// NB: Unchecked, because the closure captures only a key path or a type.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StoredDynamicProperty {
  // The key path of a declaration never changes, but its closure would compare as different.
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    values = environment
  }
}

extension Environment: SamenessComparable {
  func isSame(as other: Self) -> Bool {
    // The key path of a declaration never changes.
    guard TypeForm.of(Value.self).isPlain, let values, let others = other.values
    else { return false }
    return values.isIdentical(to: others)
  }
}
