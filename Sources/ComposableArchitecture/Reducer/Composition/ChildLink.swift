public import CasePaths
internal import ConcurrencyExtras

/// How a child hangs on its parent: what is in the state for it, what is in the action, and what to do
/// when there is an action for it.
///
/// `Slot` is the type of the part of the state, such as an optional, and `CaseAction` that of the value
/// in the case of the action, such as a ``PresentationAction``. Both are known before the child is: so
/// the compiler finds the one way in which they go together, and no call has to choose among overloads.
public protocol _ChildLink<Slot, CaseAction> {
  associatedtype Slot
  associatedtype CaseAction

  /// Whether the child has branches.
  static var _isConditional: Bool { get }

  /// Runs the child, and the parent.
  func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: CaseAction,
    at place: _ChildPlace<Parent.State, Parent.Action, Slot, CaseAction>
  ) -> Effect<Parent.Action>
}

/// Where a child is in the state and in the actions of its parent.
///
/// It is a class so that reducers, which are values, are small: they are copied where they are nested.
public final class _ChildPlace<State, Action, Slot, CaseAction> {
  @usableFromInline let slot: StateSlot<State, Slot>
  @usableFromInline let toAction: AnyCasePath<Action, CaseAction>
  let location: SourceLocation

  init(
    slot: WritableKeyPath<State, Slot>,
    toAction: AnyCasePath<Action, CaseAction>,
    location: SourceLocation
  ) {
    self.slot = StateSlot(slot)
    self.toAction = toAction
    self.location = location
  }
}
