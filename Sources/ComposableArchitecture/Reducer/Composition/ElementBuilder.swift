public import IdentifiedCollections

/// Composes the reducers of an element, and links them to the parent of the collection.
///
/// The types in the state and in the action determine the link. An `IdentifiedArray` goes with an
/// ``IdentifiedAction`` or a tuple, and a ``StackState`` with a ``StackAction``.
@resultBuilder
public enum _ElementBuilder<Slot, CaseAction>: _ReducerBlocks {
  /// Takes a reducer of an array's element.
  // NB: As in `ReducerBuilder`, a second use of the type keeps the compiler from opening an existential.
  @inlinable
  public static func buildExpression<ID, State, Action, R: Reducer<State, Action>>(
    _ expression: R,
    type: R.Type = R.self
  ) -> R
  where Slot == IdentifiedArray<ID, State>, CaseAction == IdentifiedAction<ID, Action> {
    expression
  }

  /// Takes a reducer of an array's element.
  @inlinable
  public static func buildExpression<ID, State, Action, R: Reducer<State, Action>>(
    _ expression: R,
    type: R.Type = R.self
  ) -> R where Slot == IdentifiedArray<ID, State>, CaseAction == (ID, Action) {
    expression
  }

  /// Takes a reducer of a stack's element.
  @inlinable
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R,
    type: R.Type = R.self
  ) -> R where Slot == StackState<State>, CaseAction == StackAction<State, Action> {
    expression
  }

  /// Takes a reducer of an array's element, whose type is known only at run time.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<ID, State, Action>(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action>
  where Slot == IdentifiedArray<ID, State>, CaseAction == IdentifiedAction<ID, Action> {
    Reduce(expression)
  }

  /// Takes a reducer of an array's element, whose type is known only at run time.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<ID, State, Action>(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> where Slot == IdentifiedArray<ID, State>, CaseAction == (ID, Action) {
    Reduce(expression)
  }

  /// Takes a reducer of a stack's element, whose type is known only at run time.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<State, Action>(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action>
  where Slot == StackState<State>, CaseAction == StackAction<State, Action> {
    Reduce(expression)
  }

  /// Links the elements of an array.
  @inlinable
  public static func buildFinalResult<ID: Sendable, State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _ElementLink<ID, R, CaseAction>
  where Slot == IdentifiedArray<ID, State>, CaseAction == IdentifiedAction<ID, Action> {
    _ElementLink(reducer)
  }

  /// Links the elements of an array.
  @inlinable
  public static func buildFinalResult<ID: Sendable, State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _ElementLink<ID, R, CaseAction>
  where Slot == IdentifiedArray<ID, State>, CaseAction == (ID, Action) {
    _ElementLink(reducer)
  }

  /// Links the elements of a stack.
  @inlinable
  public static func buildFinalResult<State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _StackLink<R> where Slot == StackState<State>, CaseAction == StackAction<State, Action> {
    _StackLink(reducer)
  }

  /// Takes an empty block.
  @inlinable
  public static func buildBlock() -> _EmptyBlock {
    _EmptyBlock()
  }

  /// Links the elements of an array without a reducer.
  @inlinable
  public static func buildFinalResult<ID: Sendable, State, Action>(
    _ block: _EmptyBlock
  ) -> _ElementLink<ID, EmptyReducer<State, Action>, CaseAction>
  where Slot == IdentifiedArray<ID, State>, CaseAction == IdentifiedAction<ID, Action> {
    _ElementLink(EmptyReducer())
  }

  /// Links the elements of an array without a reducer.
  @inlinable
  public static func buildFinalResult<ID: Sendable, State, Action>(
    _ block: _EmptyBlock
  ) -> _ElementLink<ID, EmptyReducer<State, Action>, CaseAction>
  where Slot == IdentifiedArray<ID, State>, CaseAction == (ID, Action) {
    _ElementLink(EmptyReducer())
  }

  /// Links the elements of a stack without a reducer.
  @inlinable
  public static func buildFinalResult<State, Action>(
    _ block: _EmptyBlock
  ) -> _StackLink<EmptyReducer<State, Action>>
  where Slot == StackState<State>, CaseAction == StackAction<State, Action> {
    _StackLink(EmptyReducer())
  }
}
