/// Composes the reducers of an optional child, and links them to the parent.
///
/// The types in the state and in the action determine the link. An optional goes with the child's action, and a
/// ``PresentationState`` with a ``PresentationAction``. The compiler knows these types before it resolves the
/// overloads below.
@resultBuilder
public enum _ChildBuilder<Slot, CaseAction>: _ReducerBlocks {
  /// Takes a reducer of an optional child.
  // NB: As in `ReducerBuilder`, a second use of the type keeps the compiler from opening an existential.
  @inlinable
  public static func buildExpression<State, R: Reducer<State, CaseAction>>(
    _ expression: R,
    type: R.Type = R.self
  ) -> R where Slot == State? {
    expression
  }

  /// Takes a reducer of a presented child.
  @inlinable
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R,
    type: R.Type = R.self
  ) -> R where Slot == PresentationState<State>, CaseAction == PresentationAction<Action> {
    expression
  }

  /// Takes a reducer of an optional child, whose type is known only at run time.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<State>(
    _ expression: any Reducer<State, CaseAction>
  ) -> Reduce<State, CaseAction> where Slot == State? {
    Reduce(expression)
  }

  /// Takes a reducer of a presented child, whose type is known only at run time.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<State, Action>(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action>
  where Slot == PresentationState<State>, CaseAction == PresentationAction<Action> {
    Reduce(expression)
  }

  /// Links an optional child.
  @inlinable
  public static func buildFinalResult<State, R: Reducer<State, CaseAction>>(
    _ reducer: R
  ) -> _OptionalLink<R> where Slot == State? {
    _OptionalLink(reducer)
  }

  /// Links a presented child.
  @inlinable
  public static func buildFinalResult<State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _PresentationLink<R>
  where Slot == PresentationState<State>, CaseAction == PresentationAction<Action> {
    _PresentationLink(reducer)
  }

  /// Takes an empty block.
  @inlinable
  public static func buildBlock() -> _EmptyBlock {
    _EmptyBlock()
  }

  /// Links an optional child without a reducer.
  @inlinable
  public static func buildFinalResult<State>(
    _ block: _EmptyBlock
  ) -> _OptionalLink<EmptyReducer<State, CaseAction>> where Slot == State? {
    _OptionalLink(EmptyReducer())
  }

  /// Links a presented child without a reducer.
  @inlinable
  public static func buildFinalResult<State, Action>(
    _ block: _EmptyBlock
  ) -> _PresentationLink<EmptyReducer<State, Action>>
  where Slot == PresentationState<State>, CaseAction == PresentationAction<Action> {
    _PresentationLink(EmptyReducer())
  }
}

/// A block without reducers.
///
/// The context determines its state and actions.
public struct _EmptyBlock {
  /// Creates a block.
  @inlinable
  public init() {}
}
