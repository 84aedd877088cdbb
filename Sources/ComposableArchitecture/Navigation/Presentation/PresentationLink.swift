internal import CasePaths
internal import ConcurrencyExtras

/// Connects a parent with a child that it may present.
public final class _PresentationLink<Destination: Reducer>: _ChildInBracesWithoutLabel {
  public typealias Slot = PresentationState<Destination.State>
  public typealias CaseAction = PresentationAction<Destination.Action>

  @usableFromInline let destination: _ReducerRunner<Destination.State, Destination.Action>
  @usableFromInline let observer = ChildObserver<Destination.State>()
  @usableFromInline let mayBeEphemeral: Bool
  private let identify = ChildIdentifier<Destination.State>()
  private let ephemeral = EphemeralReader<Destination.State>()

  /// Links a child.
  public init(_ destination: Destination) {
    self.destination = destination._makeRunner()
    mayBeEphemeral = ephemeral.isPossible
  }

  /// Whether the child has branches.
  @inlinable
  public static var _isConditional: Bool { Destination._isConditional }

  /// Runs the child for its own action, then the parent, and ends the presentation if the action asks for it.
  @inlinable
  public func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: PresentationAction<Destination.Action>,
    at place: _ChildPlace<
      Parent.State, Parent.Action, PresentationState<Destination.State>,
      PresentationAction<Destination.Action>
    >
  ) -> Effect<Parent.Action> {
    guard place.slot.look(at: &state, { $0.box != nil }) else {
      place.reportMissingChild(for: action)
      return parent.reduce(into: &state, action: action)
    }
    switch childAction {
    case .dismiss:
      let identity = identity(at: place, in: &state)
      let effect = parent.reduce(into: &state, action: action)
      clear(&state, at: place, identity: identity)
      return effect
    case .presented(let childAction):
      let childEffect = reduceChild(of: &state, action: childAction, in: place.slot)
      guard !childEffect.isNone || mayBeEphemeral else {
        return parent.reduce(into: &state, action: action)
      }
      let identity = identity(at: place, in: &state)
      let scopedEffect = scoped(childEffect, to: identity, at: place)
      let effect = scopedEffect.merge(with: parent.reduce(into: &state, action: action))
      if mayBeEphemeral {
        clear(&state, at: place, identity: identity, ifEphemeralFor: childAction)
      }
      return effect
    }
  }

  @inlinable
  func reduceChild<State>(
    of state: inout State,
    action: Destination.Action,
    in slot: StateSlot<State, Slot>
  ) -> Effect<Destination.Action> {
    PresentationDepth.begin()
    defer { PresentationDepth.end() }
    return slot.reduce(destination, in: &state, action: action, observer: observer) {
      guard let box = $0.unsharedBox() else { return }
      $1(&box.value)
    }
  }

  @usableFromInline
  func identity<State, Action>(
    at place: _ChildPlace<State, Action, Slot, CaseAction>,
    in state: inout State
  ) -> ChildIdentity? {
    place.slot.look(at: &state) { $0.identity(identify) }
  }

  /// Ties the effect to the child.
  ///
  /// The child's action may have replaced the child.
  @usableFromInline
  func scoped<State, Action>(
    _ effect: Effect<Destination.Action>,
    to identity: ChildIdentity?,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) -> Effect<Action> {
    guard let identity else { return .none }
    let slot = place.slot
    let toAction = place.toAction
    return
      effect
      .lifted({ toAction.embed(.presented($0)) }) { (state: State) in
        slot.value(of: state).wrappedValue
      }
      .scoped(
        to: ChildID(place: slot.keyPath, identity: identity),
        among: { [identify] (state: State) in slot.value(of: state).identity(identify) },
        dismissal: toAction.embed(.dismiss)
      )
  }

  /// Clears the state after an action of an alert or a dialog.
  @usableFromInline
  func clear<State, Action>(
    _ state: inout State,
    at place: _ChildPlace<State, Action, Slot, CaseAction>,
    identity: ChildIdentity?,
    ifEphemeralFor action: Destination.Action
  ) {
    guard
      let child = place.slot.value(of: state).wrappedValue,
      ephemeral.isCleared(child, by: action)
    else { return }
    clear(&state, at: place, identity: identity)
  }

  /// Clears the state if the child is still the one that the action was for.
  @usableFromInline
  func clear<State, Action>(
    _ state: inout State,
    at place: _ChildPlace<State, Action, Slot, CaseAction>,
    identity: ChildIdentity?
  ) {
    guard let identity, self.identity(at: place, in: &state) == identity else { return }
    state[keyPath: place.slot.keyPath].wrappedValue = nil
  }
}

extension PresentationState {
  /// The identity of the presented child, or nil.
  fileprivate func identity(_ identify: ChildIdentifier<State>) -> ChildIdentity? {
    guard isPresented else { return nil }
    if identify.isConstant { return ChildIdentity() }
    return wrappedValue.map(identify.callAsFunction)
  }
}
