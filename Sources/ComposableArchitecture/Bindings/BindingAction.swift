/// The action of writing a value to a field of the state: one case for all controls of a feature.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State: Equatable {
///     @BindingState var isToggled = false
///     @BindingState var name = ""
///   }
///   enum Action: BindableAction, Equatable {
///     case binding(BindingAction<State>)
///   }
///   var body: some ReducerOf<Self> {
///     BindingReducer()
///     Reduce { state, action in
///       switch action {
///       case .binding(\.$isToggled):
///         return .run { [isToggled = state.isToggled] _ in await settings.save(isToggled) }
///       case .binding:
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// Controls write through bindings such as `viewStore.$name`. A test sends the same action:
///
/// ```swift
/// await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
/// ```
///
/// State with ``ObservableState()`` needs no `@BindingState`. Every field can be written, and its key path is
/// `\.name`.
///
/// Two of these actions are equal if they write equal values to the same field.
public struct BindingAction<Root>: Sendable {
  /// The field.
  public let keyPath: _SendablePartialKeyPath<Root>

  let value: any Equatable & Sendable
  private let assign: @Sendable (inout Root) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - keyPath: The field, which identifies the action.
  ///   - value: The value, which is compared when two actions are.
  ///   - assign: Writes the value to the field.
  init(
    keyPath: _SendablePartialKeyPath<Root>,
    value: any Equatable & Sendable,
    assign: @escaping @Sendable (inout Root) -> Void
  ) {
    self.keyPath = keyPath
    self.value = value
    self.assign = assign
  }

  /// Writes the value to the field.
  @usableFromInline
  func apply(to root: inout Root) {
    AppliedWrites.note()
    assign(&root)
  }

  /// Whether this action writes to a field.
  func writes(to field: PartialKeyPath<Root>) -> Bool {
    keyPath as PartialKeyPath<Root> == field || writesToStorage(of: field)
  }

  /// Whether this is an imported action, and writes to a `@BindingState`.
  ///
  /// It has the key path of the wrapper's storage. Swift cannot find the key path of `$name` by its name.
  private func writesToStorage(of field: PartialKeyPath<Root>) -> Bool {
    guard MemoryLayout<Root>.offset(of: keyPath) != nil,
      type(of: keyPath as AnyKeyPath).valueType is any BindingStateType.Type
    else { return false }
    return FieldName.text(of: keyPath) == FieldName.text(of: field)
  }

  /// The same action, which also calls a closure whenever it is applied.
  func onApply(_ isApplied: @escaping @Sendable () -> Void) -> Self {
    Self(keyPath: keyPath, value: value) { root in
      isApplied()
      apply(to: &root)
    }
  }
}

extension BindingAction {
  /// Creates the action of writing a value to a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field, such as `\.$name`.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<Root, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath].wrappedValue = value }
  }

  /// Whether an action writes to a field, for `case .binding(\.$name)`.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - bindingAction: The action.
  /// - Returns: Whether it does.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>,
    bindingAction: Self
  ) -> Bool {
    bindingAction.writes(to: keyPath)
  }

  /// Whether an action writes to a field without `@BindingState`, for `case .binding(\.name)`.
  ///
  /// Fields of observable state need no attribute.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - bindingAction: The action.
  /// - Returns: Whether it does.
  @_disfavoredOverload
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>,
    bindingAction: Self
  ) -> Bool {
    bindingAction.writes(to: keyPath)
  }
}

extension BindingAction: Equatable {
  /// Whether two actions write equal values to the same field.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.writes(to: rhs.keyPath) || rhs.writes(to: lhs.keyPath)) && lhs.value.isEqual(to: rhs.value)
  }
}
