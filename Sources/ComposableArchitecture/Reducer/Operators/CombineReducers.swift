/// Groups reducers, so that an operator applies to all of them.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   CombineReducers {
///     Analytics()
///     Reduce { state, action in … }
///   }
///   .logged()
/// }
/// ```
///
/// On its own it does what the same lines do without it.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
  @usableFromInline let reducers: Reducers

  /// Groups the reducers of a block.
  ///
  /// - Parameter build: The reducers, in the order in which they run.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Whether a reducer of the group has branches.
  @inlinable
  public static var _isConditional: Bool { Reducers._isConditional }

  /// Runs the reducers of the group.
  @inlinable
  public func reduce(
    into state: inout Reducers.State,
    action: Reducers.Action
  ) -> Effect<Reducers.Action> {
    reducers.reduce(into: &state, action: action)
  }
}
