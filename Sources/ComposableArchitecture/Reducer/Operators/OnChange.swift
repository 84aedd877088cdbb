extension Reducer {
  /// Runs another reducer whenever a part of the state has changed.
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
  /// The part is compared before and after this reducer; what others in the same body change does not
  /// count. The other reducer then runs for the same action, and the effects of both are merged.
  ///
  /// In a test the change and what follows from it are one step:
  ///
  /// ```swift
  /// await store.send(.set(\.$standup.title, "Design")) {
  ///   $0.standup.title = "Design"
  ///   $0.isEdited = true
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: The part of the state.
  ///   - reducer: Builds the reducer that runs after a change from the old value and the new one.
  /// - Returns: A reducer that runs this one, and the other after changes.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs another reducer whenever a part of the state has changed that is not equatable.
  ///
  /// - Parameters:
  ///   - toValue: The part of the state.
  ///   - isDuplicate: Whether two values of it count as the same.
  ///   - reducer: Builds the reducer that runs after a change from the old value and the new one.
  /// - Returns: A reducer that runs this one, and the other after changes.
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }

  /// Calls a closure whenever a part of the state has changed.
  ///
  /// ```swift
  /// .onChange(of: \.query) { oldQuery, state in
  ///   state.results = []
  ///   return .send(.search)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: The part of the state.
  ///   - perform: Takes the old value and the state with the new one, which it may change further, and
  ///     returns what to do next.
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

/// A reducer, and another one that runs when the first has changed a part of the state.
public struct _OnChangeReducer<Base: Reducer, Value, Body: Reducer>: Reducer
where Base.State == Body.State, Base.Action == Body.Action {
  @usableFromInline let base: Base
  @usableFromInline let toValue: (Base.State) -> Value
  @usableFromInline let isDuplicate: (Value, Value) -> Bool
  @usableFromInline let reducer: (_ oldValue: Value, _ newValue: Value) -> Body

  /// Whether the first reducer has branches.
  @inlinable
  public static var _isConditional: Bool { Base._isConditional }

  /// Runs the first reducer, and the other one if the part has changed.
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
