public import IdentifiedCollections

// Compiler errors for a state and an action that do not fit together. They are in the builders, which check one child
// each. As methods, they would make the compiler try all combinations of a long chain.

/// The link of a child whose state and action do not fit together.
///
/// It has no values.
public enum _MissingLink<Slot, CaseAction>: _ChildInBracesWithoutLabel {
  /// Always false: there is no child.
  public static var _isConditional: Bool { false }

  /// Cannot be called: there is no child to run.
  public func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: CaseAction,
    at place: _ChildPlace<Parent.State, Parent.Action, Slot, CaseAction>
  ) -> Effect<Parent.Action> {
    switch self {}
  }
}

extension _ChildBuilder {
  /// Explains how to present a child that is in a plain optional.
  @available(
    *,
    unavailable,
    message: """
      The action is a 'PresentationAction' and the state is not presented: mark the optional with '@Presents' \
      and write its '$', as in 'ifLet(\\.$child, action: \\.child)'. Where nothing is presented, the action is \
      'case child(Child.Action)'.
      """
  )
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == State?, CaseAction == PresentationAction<Action> {
    expression
  }

  /// Completes the unavailable expression.
  public static func buildFinalResult<State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _MissingLink<Slot, CaseAction>
  where Slot == State?, CaseAction == PresentationAction<Action> {
    fatalError("'buildExpression' is unavailable")
  }

  /// Explains which action a presented child has.
  @available(
    *,
    unavailable,
    message: """
      The state is presented and the action is not: declare 'case child(PresentationAction<Child.Action>)'. \
      Where nothing is presented, leave '@Presents' and the '$' out, as in 'ifLet(\\.child, action: \\.child)'.
      """
  )
  public static func buildExpression<State, R: Reducer<State, CaseAction>>(
    _ expression: R
  ) -> R where Slot == PresentationState<State> {
    expression
  }

  /// Completes the unavailable expression.
  public static func buildFinalResult<State, R: Reducer<State, CaseAction>>(
    _ reducer: R
  ) -> _MissingLink<Slot, CaseAction> where Slot == PresentationState<State> {
    fatalError("'buildExpression' is unavailable")
  }
}

extension _ChildBuilder {
  /// Explains how to run a child that is not optional.
  @available(
    *,
    unavailable,
    message: """
      The child is always there: put 'Scope(state: \\.child, action: \\.child) { Child() }' into the body in \
      place of 'ifLet', or make its state an optional.
      """
  )
  public static func buildExpression<R: Reducer<Slot, CaseAction>>(_ expression: R) -> R {
    expression
  }

  /// Completes the unavailable expression.
  public static func buildFinalResult<R: Reducer<Slot, CaseAction>>(
    _ reducer: R
  ) -> _MissingLink<Slot, CaseAction> {
    fatalError("'buildExpression' is unavailable")
  }
}

extension _ElementBuilder {
  /// Explains which action the elements of an array have.
  @available(
    *,
    unavailable,
    message: """
      The elements of an 'IdentifiedArray' have actions with ids: declare 'case rows(IdentifiedActionOf<Row>)'.
      """
  )
  public static func buildExpression<ID, State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == IdentifiedArray<ID, State> {
    expression
  }

  /// Completes the unavailable expression.
  public static func buildFinalResult<ID, State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _MissingLink<Slot, CaseAction> where Slot == IdentifiedArray<ID, State> {
    fatalError("'buildExpression' is unavailable")
  }

  /// Explains which action the screens of a stack have.
  @available(
    *,
    unavailable,
    message: """
      The screens of a 'StackState' have a 'StackAction': declare 'case path(StackActionOf<Path>)'.
      """
  )
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == StackState<State> {
    expression
  }

  /// Completes the unavailable expression.
  public static func buildFinalResult<State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _MissingLink<Slot, CaseAction> where Slot == StackState<State> {
    fatalError("'buildExpression' is unavailable")
  }

  /// Explains which collection can hold features.
  @available(
    *,
    unavailable,
    message: """
      Features are found by id: declare 'var rows: IdentifiedArrayOf<Row.State>' in place of an array, with \
      'case rows(IdentifiedActionOf<Row>)' and a 'State' that is 'Identifiable'.
      """
  )
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == [State] {
    expression
  }

  /// Completes the unavailable expression.
  public static func buildFinalResult<State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _MissingLink<Slot, CaseAction> where Slot == [State] {
    fatalError("'buildExpression' is unavailable")
  }

  /// Explains which collection holds the screens of a stack.
  @available(
    *,
    unavailable,
    message: """
      The screens of a stack are kept in a 'StackState': declare 'var path = StackState<Path.State>()' in place \
      of an array, with 'case path(StackActionOf<Path>)'.
      """
  )
  public static func buildExpression<State, Action, R: Reducer<State, Action>>(
    _ expression: R
  ) -> R where Slot == [State], CaseAction == StackAction<State, Action> {
    expression
  }

  /// Completes the unavailable expression.
  public static func buildFinalResult<State, Action, R: Reducer<State, Action>>(
    _ reducer: R
  ) -> _MissingLink<Slot, CaseAction>
  where Slot == [State], CaseAction == StackAction<State, Action> {
    fatalError("'buildExpression' is unavailable")
  }
}
