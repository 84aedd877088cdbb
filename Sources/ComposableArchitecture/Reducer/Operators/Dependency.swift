public import Dependencies

extension Reducer {
  /// Replaces a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .mock)
  /// ```
  ///
  /// Where several calls replace the same dependency, the one nearest to the reducer wins. `\.self`
  /// replaces all.
  ///
  /// The value is asked for with each action, so one that is shared or counted may be another each time,
  /// although the body around it is evaluated once.
  ///
  /// It also wins over what a test overrides. A test of the reducer on its own, without this call, is
  /// where to put other values.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - value: What it is here, asked for with each action.
  /// - Returns: A reducer that sees the replaced dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping () -> Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value() }
  }

  /// Replaces a dependency that is its own key for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(FactClient.mock)
  /// ```
  ///
  /// - Parameter value: What the dependency is here, asked for with each action.
  /// - Returns: A reducer that sees the replaced dependency.
  public func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping () -> Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value() }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .transformDependency(\.apiClient) { $0.fetchUser = { .mock } }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency. `\.self` stands for all of them.
  ///   - transform: Changes the dependency as it is outside of this call.
  /// - Returns: A reducer that sees the changed dependency.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer that sees other dependencies than those around it.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  /// Whether the base has branches.
  public static var _isConditional: Bool { Base._isConditional }

  /// Runs the reducer with the changed dependencies.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) {
      base.reduce(into: &state, action: action)
    }
  }

  /// Replaces one more dependency, for both in one step.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - value: What it is here, unless a call nearer to the reducer says otherwise.
  /// - Returns: A reducer that sees the replaced dependencies.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping () -> Value
  ) -> Self {
    preceded { $0[keyPath: keyPath] = value() }
  }

  /// Changes one more dependency, for both in one step.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the dependency.
  ///   - transform: Changes the dependency before the calls nearer to the reducer do.
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
