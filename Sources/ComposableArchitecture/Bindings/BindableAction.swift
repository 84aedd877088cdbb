public import CasePaths

/// An action with one case for all values that controls write: `case binding(BindingAction<State>)`.
///
/// ```swift
/// enum Action: BindableAction, Equatable {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
///
/// A feature with a ``BindingReducer`` in its body needs no separate action for each field.
public protocol BindableAction<State> {
  /// The state with the fields that are written.
  associatedtype State

  /// Wraps a control's write in an action.
  ///
  /// - Parameter action: The field and the value that the control writes.
  /// - Returns: The action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write of a control, or nil for any other action.
  ///
  /// An enum with a case of this name gets it by default. Other actions implement it:
  ///
  /// ```swift
  /// enum Action: BindableAction {
  ///   case view(View)
  ///
  ///   static func binding(_ action: BindingAction<State>) -> Self { .view(.binding(action)) }
  ///   var binding: BindingAction<State>? { (/Action.view).extract(from: self)?.binding }
  /// }
  /// ```
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The payload of the case `binding`, or nil for any other case.
  ///
  /// It reads the enum's memory directly, which costs one table lookup and one comparison.
  @inlinable
  public var binding: BindingAction<State>? {
    BindingCase.of(Self.self).path.extract(from: self)
  }

  /// The action of writing a value to a field.
  ///
  /// A test sends it in place of a control:
  ///
  /// ```swift
  /// await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The field, such as `\.$name`.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<State, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
