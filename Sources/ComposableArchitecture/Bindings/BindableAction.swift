public import CasePaths

/// An action with one case for everything that controls write: `case binding(BindingAction<State>)`.
///
/// ```swift
/// enum Action: BindableAction, Equatable {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
///
/// With a ``BindingReducer`` in its body a feature needs no action for each of its fields.
public protocol BindableAction<State> {
  /// The state with the fields that are written.
  associatedtype State

  /// Wraps what a control writes in an action.
  ///
  /// - Parameter action: What the control writes.
  /// - Returns: The action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// What a control writes, if this is such an action.
  ///
  /// An enum with a case of this name has it. Other actions declare it themselves:
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
  /// What is in the case `binding`, if this is of that case.
  ///
  /// It is read from the memory of the enum, at the cost of a look into a table and a comparison.
  @inlinable
  public var binding: BindingAction<State>? {
    BindingCase.of(Self.self).path.extract(from: self)
  }

  /// The action of writing a value to a field.
  ///
  /// It is what a test sends in place of a control:
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
