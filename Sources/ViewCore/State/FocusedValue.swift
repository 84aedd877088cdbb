public import Observation

/// Reads a value of the view with the keyboard focus, or of the visible screen.
///
/// ```swift
/// struct PlayerCommands: Commands {
///   @FocusedValue(\.player) private var player
///   …
/// }
/// ```
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusedValueStore?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectType] }
  }

  /// The value, or `nil` if no view provides one now.
  @MainActor public var wrappedValue: Value? { store.flatMap { read($0.values) } }
}

extension FocusedValue: StoredDynamicProperty {
  // The key path of a declaration never changes, but its closure would compare as different.
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    store = environment.focusedValueStore
  }
}

/// Reads and sets a value to which the view with the keyboard focus, or the visible screen, provides a binding.
///
/// ```swift
/// @FocusedBinding(\.volume) private var volume
///
/// Button("Louder") { volume = (volume ?? 0) + 0.1 }.disabled(volume == nil)
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var store: FocusedValueStore?

  /// Reads the binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  @MainActor private var binding: Binding<Value>? { store.flatMap { read($0.values) } }

  /// The value, or `nil` if no view provides a binding now.
  ///
  /// Setting it without a binding, and setting `nil`, does nothing.
  @MainActor public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding of the value.
  @MainActor public var projectedValue: Binding<Value?> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

extension FocusedBinding: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    store = environment.focusedValueStore
  }
}
