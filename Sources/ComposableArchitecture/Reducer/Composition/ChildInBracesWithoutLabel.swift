public import CasePaths
internal import ConcurrencyExtras

/// Connects a child with its parent: it finds the child's state and action, and runs the child.
///
/// `Slot` is the type of the property that holds the child, such as an optional. `CaseAction` is the payload of the
/// action's case, such as a ``PresentationAction``. The compiler knows both types before it checks the child, and
/// they determine the link. So the operators need no overloads.
///
/// The builders make links from children in braces. An initializer as in `then: Child.init` makes none, and the
/// compiler's message has the name of this protocol: write `{ Child() }`, without a label. With an overload for
/// initializers, the compiler would try all combinations of a chain with a mistake. Three children would take 7,300
/// steps, and they take 1,391.
public protocol _ChildInBracesWithoutLabel<Slot, CaseAction> {
  associatedtype Slot
  associatedtype CaseAction

  /// Whether the child's body has branches.
  static var _isConditional: Bool { get }

  /// Runs the child and the parent.
  func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: CaseAction,
    at place: _ChildPlace<Parent.State, Parent.Action, Slot, CaseAction>
  ) -> Effect<Parent.Action>
}

/// The place of a child in the state and actions of its parent.
///
/// It is a class to keep reducers small: they are values, which are copied when they are nested.
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
