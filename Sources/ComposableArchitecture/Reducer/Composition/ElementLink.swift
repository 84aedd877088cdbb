internal import CasePaths
internal import ConcurrencyExtras
public import IdentifiedCollections

/// Connects a parent with its children in a collection.
///
/// The payload of the parent's action is an ``IdentifiedAction``, or a tuple of an id and an action.
public final class _ElementLink<ID: Hashable & Sendable, Element: Reducer, CaseAction>:
  _ChildInBracesWithoutLabel
{
  public typealias Slot = IdentifiedArray<ID, Element.State>

  @usableFromInline let element: _ReducerRunner<Element.State, Element.Action>
  @usableFromInline let split: (CaseAction) -> (ID, Element.Action)
  @usableFromInline let observer = ChildObserver<Element.State>()
  private let join: @Sendable (ID, Element.Action) -> CaseAction

  @usableFromInline
  init(
    _ element: Element,
    split: @escaping (CaseAction) -> (ID, Element.Action),
    join: @escaping @Sendable (ID, Element.Action) -> CaseAction
  ) {
    self.element = element._makeRunner()
    self.split = split
    self.join = join
  }

  /// Links an element whose actions come with its id.
  @inlinable
  public convenience init(_ element: Element)
  where CaseAction == IdentifiedAction<ID, Element.Action> {
    self.init(
      element,
      split: {
        switch $0 {
        case .element(let id, let action): (id, action)
        }
      },
      join: { .element(id: $0, action: $1) }
    )
  }

  /// Links an element whose actions come in a tuple with its id.
  @inlinable
  public convenience init(_ element: Element) where CaseAction == (ID, Element.Action) {
    self.init(element, split: { $0 }, join: { ($0, $1) })
  }

  /// Whether the body of the element has branches.
  @inlinable
  public static var _isConditional: Bool { Element._isConditional }

  /// Runs the element that the action is for, and then the parent.
  @inlinable
  public func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: CaseAction,
    at place: _ChildPlace<
      Parent.State, Parent.Action, IdentifiedArray<ID, Element.State>, CaseAction
    >
  ) -> Effect<Parent.Action> {
    let (id, elementAction) = split(childAction)
    // The ids stay the same, so observers of the collection need no notification.
    let effect = place.slot.withValue(of: &state) { elements -> Effect<Element.Action>? in
      guard let index = elements.index(id: id) else { return nil }
      return observer.reduce(element, into: &elements[index], action: elementAction)
    }
    guard let effect else {
      place.reportMissingElement(id, for: action)
      return parent.reduce(into: &state, action: action)
    }
    guard !effect.isNone else { return parent.reduce(into: &state, action: action) }
    let scopedEffect = scoped(effect, to: id, at: place)
    return scopedEffect.merge(with: parent.reduce(into: &state, action: action))
  }

  @usableFromInline
  func scoped<State, Action>(
    _ effect: Effect<Element.Action>,
    to id: ID,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) -> Effect<Action> {
    let slot = place.slot
    let toAction = place.toAction
    return
      effect
      .lifted({ [join] in toAction.embed(join(id, $0)) }) { (state: State) in
        slot.value(of: state)[id: id]
      }
      .scoped(to: ChildID(place: slot.keyPath, identity: ChildIdentity(id: AnyHashable(id)))) {
        (state: State) in
        slot.read(state) { ChildIDs($0.ids) }
      }
  }
}

extension _ChildPlace {
  @usableFromInline
  func reportMissingElement<ID: Hashable & Sendable>(_ id: ID, for action: Action) {
    location.report(Issues.elementIsMissing(id: id, action: action, path: slot.keyPath))
  }
}
