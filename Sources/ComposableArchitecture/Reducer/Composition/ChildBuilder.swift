/// Composes the reducers of a child that is there or not, and links them to their parent.
///
/// What is in the state and what is in the action say what a child it is: an optional and the child's
/// action, or a ``PresentationState`` and a ``PresentationAction``. The methods with one name are the two
/// ways; the compiler knows which one it is when it comes to them.
@resultBuilder
public enum _ChildBuilder<Slot, CaseAction>: _ReducerBlocks {
  /// Passes a reducer of an optional child on.
  @inlinable
  public static func buildExpression<State, R: Reducer<State, CaseAction>>(
    _ expression: R
  ) -> R where Slot == State? {
    expression
  }

  /// Passes a reducer of a presented child on.
  @inlinable
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == PresentationState<State>, CaseAction == PresentationAction<Action> {
    expression
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

  /// Begins with an empty block.
  @inlinable
  public static func buildBlock() -> _EmptyBlock {
    _EmptyBlock()
  }

  /// Links an optional child that has no reducer.
  @inlinable
  public static func buildFinalResult<State>(
    _ block: _EmptyBlock
  ) -> _OptionalLink<EmptyReducer<State, CaseAction>> where Slot == State? {
    _OptionalLink(EmptyReducer())
  }

  /// Links a presented child that has no reducer.
  @inlinable
  public static func buildFinalResult<State, Action>(
    _ block: _EmptyBlock
  ) -> _PresentationLink<EmptyReducer<State, Action>>
  where Slot == PresentationState<State>, CaseAction == PresentationAction<Action> {
    _PresentationLink(EmptyReducer())
  }
}

/// A block without reducers, whose state and actions are those of the place that it is for.
public struct _EmptyBlock {
  /// Creates a block.
  @inlinable
  public init() {}
}
