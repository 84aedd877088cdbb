public import CasePaths

extension BindingAction where Root: ObservableState {
  /// Creates the action of writing a value to a field of observable state.
  ///
  /// Every field can be written. Its declaration needs no attribute.
  ///
  /// - Parameters:
  ///   - keyPath: The field, such as `\.name`.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self {
    Self(writing: value, to: keyPath)
  }
}

extension BindingAction.AllCasePaths {
  /// The action of writing to a field of observable state, as a case whose payload is the value.
  ///
  /// ```swift
  /// await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
  /// ```
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, Value>
  ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
    BindingAction.casePath(of: keyPath.shareable)
  }
}

// These are not in the constrained extensions: a `@Sendable` closure cannot capture a generic type together with its
// conformances.
extension BindingAction {
  fileprivate init<Value: Equatable & Sendable>(
    writing value: Value,
    to keyPath: _SendableWritableKeyPath<Root, Value>
  ) {
    self.init(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  fileprivate static func casePath<Value: Equatable & Sendable>(
    of keyPath: _SendableWritableKeyPath<Root, Value>
  ) -> AnyCasePath<Self, Value> {
    AnyCasePath {
      Self(writing: $0, to: keyPath)
    } extract: {
      $0.writes(to: keyPath) ? $0.value as? Value : nil
    }
  }
}

extension BindableAction where State: ObservableState {
  /// The action of writing a value to a field of observable state.
  ///
  /// A test sends it in place of a control:
  ///
  /// ```swift
  /// await store.send(.set(\.name, "Blob")) { $0.name = "Blob" }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The field, such as `\.name`.
  ///   - value: The value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
