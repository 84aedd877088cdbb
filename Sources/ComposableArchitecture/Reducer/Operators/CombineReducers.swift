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
/// Without an operator, it has the same effect as the reducers themselves.
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

  /// Whether the body of a reducer in the group has branches.
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
