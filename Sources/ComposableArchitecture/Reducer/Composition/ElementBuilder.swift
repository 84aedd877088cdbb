public import IdentifiedCollections

/// Composes the reducers of an element, and links them to the parent of the collection.
///
/// What is in the state and what is in the action say what the elements are: those of an
/// `IdentifiedArray`, whose action is an ``IdentifiedAction`` or a tuple, or those of a ``StackState``.
@resultBuilder
public enum _ElementBuilder<Slot, CaseAction>: _ReducerBlocks {
  /// Passes a reducer of an element in an array on.
  @inlinable
  public static func buildExpression<ID, State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R
  where Slot == IdentifiedArray<ID, State>, CaseAction == IdentifiedAction<ID, Action> {
    expression
  }

  /// Passes a reducer of an element in an array on.
  @inlinable
  public static func buildExpression<ID, State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == IdentifiedArray<ID, State>, CaseAction == (ID, Action) {
    expression
  }

  /// Passes a reducer of an element on a stack on.
  @inlinable
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == StackState<State>, CaseAction == StackAction<State, Action> {
    expression
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

  /// Begins with an empty block.
  @inlinable
  public static func buildBlock() -> _EmptyBlock {
    _EmptyBlock()
  }

  /// Links the elements of an array, which have no reducer.
  @inlinable
  public static func buildFinalResult<ID: Sendable, State, Action>(
    _ block: _EmptyBlock
  ) -> _ElementLink<ID, EmptyReducer<State, Action>, CaseAction>
  where Slot == IdentifiedArray<ID, State>, CaseAction == IdentifiedAction<ID, Action> {
    _ElementLink(EmptyReducer())
  }

  /// Links the elements of an array, which have no reducer.
  @inlinable
  public static func buildFinalResult<ID: Sendable, State, Action>(
    _ block: _EmptyBlock
  ) -> _ElementLink<ID, EmptyReducer<State, Action>, CaseAction>
  where Slot == IdentifiedArray<ID, State>, CaseAction == (ID, Action) {
    _ElementLink(EmptyReducer())
  }

  /// Links the elements of a stack, which have no reducer.
  @inlinable
  public static func buildFinalResult<State, Action>(
    _ block: _EmptyBlock
  ) -> _StackLink<EmptyReducer<State, Action>>
  where Slot == StackState<State>, CaseAction == StackAction<State, Action> {
    _StackLink(EmptyReducer())
  }
}
