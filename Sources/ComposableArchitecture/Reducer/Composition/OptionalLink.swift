internal import CasePaths
internal import ConcurrencyExtras

/// Connects a parent with a child in an optional property.
public final class _OptionalLink<Child: Reducer>: _ChildInBracesWithoutLabel {
  public typealias Slot = Child.State?
  public typealias CaseAction = Child.Action

  @usableFromInline let child: _ReducerRunner<Child.State, Child.Action>
  @usableFromInline let observer = ChildObserver<Child.State>()
  @usableFromInline let isEphemeral = Child.State.self is any _EphemeralState.Type
  private let identify = ChildIdentifier<Child.State>()

  /// Links a child.
  public init(_ child: Child) {
    self.child = child._makeRunner()
  }

  /// Whether the child has branches.
  @inlinable
  public static var _isConditional: Bool { Child._isConditional }

  /// Runs the child, if its state is not nil, and then the parent.
  @inlinable
  public func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: Child.Action,
    at place: _ChildPlace<Parent.State, Parent.Action, Child.State?, Child.Action>
  ) -> Effect<Parent.Action> {
    guard place.slot.look(at: &state, { $0 != nil }) else {
      place.reportMissingChild(for: action)
      return parent.reduce(into: &state, action: action)
    }
    let childEffect = place.slot.reduce(
      child,
      in: &state,
      action: childAction,
      observer: observer
    ) {
      // swift-format-ignore: NeverForceUnwrap
      // The guard above has checked it. Force unwrapping changes the value in place.
      $1(&$0!)
    }
    guard !childEffect.isNone || isEphemeral else {
      return parent.reduce(into: &state, action: action)
    }
    let identity = identity(at: place, in: &state)
    let scopedEffect = scoped(childEffect, to: identity, at: place)
    let effect = scopedEffect.merge(with: parent.reduce(into: &state, action: action))
    if isEphemeral {
      clear(&state, at: place, identity: identity)
    }
    return effect
  }

  @usableFromInline
  func identity<State, Action>(
    at place: _ChildPlace<State, Action, Slot, CaseAction>,
    in state: inout State
  ) -> ChildIdentity? {
    place.slot.look(at: &state) { $0.map(identify.callAsFunction) }
  }

  /// Ties the effect to the child.
  ///
  /// The child's action may have replaced the child.
  @usableFromInline
  func scoped<State, Action>(
    _ effect: Effect<Child.Action>,
    to identity: ChildIdentity?,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) -> Effect<Action> {
    guard let identity else { return .none }
    let slot = place.slot
    return
      effect
      .lifted(place.toAction.embed) { (state: State) in slot.value(of: state) }
      .scoped(to: ChildID(place: slot.keyPath, identity: identity)) {
        [identify] (state: State) in
        slot.value(of: state).map(identify.callAsFunction)
      }
  }

  @usableFromInline
  func clear<State, Action>(
    _ state: inout State,
    at place: _ChildPlace<State, Action, Slot, CaseAction>,
    identity: ChildIdentity?
  ) {
    guard let identity, self.identity(at: place, in: &state) == identity else { return }
    state[keyPath: place.slot.keyPath] = nil
  }
}

extension _ChildPlace {
  @usableFromInline
  func reportMissingChild(for action: Action) {
    location.report(Issues.childIsNil(action: action, path: slot.keyPath))
  }
}
