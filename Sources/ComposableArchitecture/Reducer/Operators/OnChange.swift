extension Reducer {
  /// Runs another reducer whenever a value of the state changes.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.standup.title) { oldTitle, newTitle in
  ///     Reduce { state, action in
  ///       .run { _ in try await database.rename(oldTitle, to: newTitle) }
  ///     }
  ///   }
  /// ```
  ///
  /// The value is compared before and after this reducer. Changes by other reducers of the same body do not count.
  /// The other reducer runs for the same action, and the effects of both are merged.
  ///
  /// In a test, all changes of the action are one step:
  ///
  /// ```swift
  /// await store.send(.set(\.$standup.title, "Design")) {
  ///   $0.standup.title = "Design"
  ///   $0.isEdited = true
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: The value of the state.
  ///   - reducer: Builds the reducer that runs after a change from the old value and the new one.
  /// - Returns: A reducer that runs this one, and the other after changes.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs another reducer whenever a value of the state changes, for values that are not equatable.
  ///
  /// - Parameters:
  ///   - toValue: The value of the state.
  ///   - isDuplicate: Whether two values count as equal.
  ///   - reducer: Builds the reducer that runs after a change from the old value and the new one.
  /// - Returns: A reducer that runs this one, and the other after changes.
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }

  /// Calls a closure whenever a value of the state changes.
  ///
  /// ```swift
  /// .onChange(of: \.query) { oldQuery, state in
  ///   state.results = []
  ///   return .send(.search)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: The value of the state.
  ///   - perform: Receives the old value and the state with the new value. It may change the state, and returns an
  ///     effect.
  /// - Returns: A reducer that runs this one, and the closure after changes.
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ perform: @escaping (_ oldValue: V, _ state: inout State) -> EffectOf<Self>
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, _ in
      Reduce { state, _ in perform(oldValue, &state) }
    }
  }
}

/// A reducer with another one that runs when the first has changed a value of the state.
public struct _OnChangeReducer<Base: Reducer, Value, Body: Reducer>: Reducer
where Base.State == Body.State, Base.Action == Body.Action {
  @usableFromInline let base: Base
  @usableFromInline let toValue: (Base.State) -> Value
  @usableFromInline let isDuplicate: (Value, Value) -> Bool
  @usableFromInline let reducer: (_ oldValue: Value, _ newValue: Value) -> Body

  /// Whether the body of the first reducer has branches.
  @inlinable
  public static var _isConditional: Bool { Base._isConditional }

  /// Runs the first reducer, and the other one if the value has changed.
  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let newValue = toValue(state)
    guard !isDuplicate(oldValue, newValue) else { return effect }
    return effect.merge(
      with: reducer(oldValue, newValue).reduce(into: &state, action: action)
    )
  }
}
