public import Dependencies

extension Reducer {
  /// Replaces a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .mock)
  /// ```
  ///
  /// If several calls replace the same dependency, the call nearest to the reducer wins. `\.self` replaces all
  /// dependencies.
  ///
  /// Written in a body, the value is evaluated for each action, as in the original. The body itself is evaluated once.
  /// Written anywhere else, such as in the closure of a store, the value is evaluated once, at the call:
  ///
  /// ```swift
  /// // Counts from the first action to the last.
  /// let store = TestStore(initialState: Todos.State()) { Todos().dependency(\.uuid, .incrementing) }
  /// ```
  ///
  /// The value also wins over the overrides of a test. To use other values, test the reducer without this call.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - value: The value. In a body, it is evaluated for each action.
  /// - Returns: A reducer that sees the replaced dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping () -> Value
  ) -> _DependencyKeyWritingReducer<Self> {
    let value = BodyEvaluation.renewing(value)
    return _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value() }
  }

  /// Replaces a dependency that is its own key, for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(FactClient.mock)
  /// ```
  ///
  /// - Parameter value: The dependency. In a body, it is evaluated for each action.
  /// - Returns: A reducer that sees the replaced dependency.
  public func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping () -> Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    let value = BodyEvaluation.renewing(value)
    return _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value() }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .transformDependency(\.apiClient) { $0.fetchUser = { .mock } }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency. `\.self` means all dependencies.
  ///   - transform: Changes the dependency, starting from its value outside of this call.
  /// - Returns: A reducer that sees the changed dependency.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer that overrides dependencies.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  /// Whether the body of the base has branches.
  public static var _isConditional: Bool { Base._isConditional }

  /// Runs the reducer with the changed dependencies.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) {
      base.reduce(into: &state, action: action)
    }
  }

  /// Replaces another dependency, so that both are replaced in one step.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - value: The value, unless a call nearer to the reducer replaces it.
  /// - Returns: A reducer that sees the replaced dependencies.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping () -> Value
  ) -> Self {
    let value = BodyEvaluation.renewing(value)
    return preceded { $0[keyPath: keyPath] = value() }
  }

  /// Changes another dependency, so that both are changed in one step.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - transform: Changes the dependency, before the calls nearer to the reducer do.
  /// - Returns: A reducer that sees the changed dependencies.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> Self {
    preceded { transform(&$0[keyPath: keyPath]) }
  }

  private func preceded(by outer: @escaping (inout DependencyValues) -> Void) -> Self {
    Self(base: base) { [update] values in
      outer(&values)
      update(&values)
    }
  }
}
