public import CasePaths
internal import ConcurrencyExtras

/// A reducer with a child that may be presented.
public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let destination: _ReducerRunner<Destination.State, Destination.Action>
  @usableFromInline let slot: StateSlot<Base.State, PresentationState<Destination.State>>
  @usableFromInline
  let toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  @usableFromInline let observer = ChildObserver<Destination.State>()
  private let identify = ChildIdentifier<Destination.State>()
  private let ephemeral = EphemeralReader<Destination.State>()
  @usableFromInline let mayBeEphemeral: Bool
  private let location: SourceLocation

  init(
    base: Base,
    destination: Destination,
    toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>,
    toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>,
    location: SourceLocation
  ) {
    self.base = base
    self.destination = destination._makeRunner()
    slot = StateSlot(toState)
    self.toAction = toAction
    mayBeEphemeral = ephemeral.isPossible
    self.location = location
  }

  /// Whether the base or the child has branches.
  @inlinable
  public static var _isConditional: Bool {
    Base._isConditional || Destination._isConditional
  }

  /// Runs the child if the action is the child's, then the base, and ends the presentation if the
  /// action does.
  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let presentationAction = toAction.extract(from: action) else {
      return base.reduce(into: &state, action: action)
    }
    guard slot.look(at: &state, { $0.box != nil }) else {
      reportMissingChild(for: action)
      return base.reduce(into: &state, action: action)
    }
    switch presentationAction {
    case .dismiss:
      return reduceDismissal(of: &state, action: action)
    case .presented(let childAction):
      let childEffect = reduceChild(of: &state, action: childAction)
      guard !childEffect.isNone || mayBeEphemeral else {
        return base.reduce(into: &state, action: action)
      }
      let identity = identity(in: &state)
      let scopedEffect = scoped(childEffect, to: identity)
      let effect = scopedEffect.merge(with: base.reduce(into: &state, action: action))
      if mayBeEphemeral {
        clear(&state, identity: identity, ifEphemeralFor: childAction)
      }
      return effect
    }
  }

  @usableFromInline
  func reduceDismissal(of state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let identity = identity(in: &state)
    let effect = base.reduce(into: &state, action: action)
    clear(&state, identity: identity)
    return effect
  }

  @inlinable
  func reduceChild(
    of state: inout Base.State,
    action: Destination.Action
  ) -> Effect<Destination.Action> {
    guard IsPresented.current else {
      return IsPresented.withTrue { reduceChild(of: &state, action: action) }
    }
    return slot.reduce(destination, in: &state, action: action, observer: observer) {
      guard let box = $0.unsharedBox() else { return }
      $1(&box.value)
    }
  }

  @usableFromInline
  func identity(in state: inout Base.State) -> ChildIdentity? {
    slot.look(at: &state) { $0.identity(identify) }
  }

  @usableFromInline
  func reportMissingChild(for action: Base.Action) {
    location.report(Issues.childIsNil(action: action, path: slot.keyPath))
  }

  /// The effect of a child that the child's action may have made another.
  @usableFromInline
  func scoped(
    _ effect: Effect<Destination.Action>,
    to identity: ChildIdentity?
  ) -> Effect<Base.Action> {
    guard let identity else { return .none }
    return
      effect
      .lifted({ [toAction] in toAction.embed(.presented($0)) }) { [slot] (state: Base.State) in
        slot.value(of: state).wrappedValue
      }
      .scoped(
        to: ChildID(place: slot.keyPath, identity: identity),
        while: { [slot, identify] (state: Base.State) in
          slot.value(of: state).identity(identify) == identity
        },
        dismissal: toAction.embed(.dismiss)
      )
  }

  /// Clears the state after an action of an alert or a dialog.
  @usableFromInline
  func clear(
    _ state: inout Base.State,
    identity: ChildIdentity?,
    ifEphemeralFor action: Destination.Action
  ) {
    guard
      let child = slot.value(of: state).wrappedValue,
      ephemeral.isCleared(child, by: action)
    else { return }
    clear(&state, identity: identity)
  }

  /// Clears the state, if the child is still the one that the action was for.
  @usableFromInline
  func clear(_ state: inout Base.State, identity: ChildIdentity?) {
    guard let identity, self.identity(in: &state) == identity else { return }
    state[keyPath: slot.keyPath].wrappedValue = nil
  }
}

extension PresentationState {
  /// The identity of what is presented, or nil.
  fileprivate func identity(_ identify: ChildIdentifier<State>) -> ChildIdentity? {
    guard isPresented else { return nil }
    if identify.isConstant { return ChildIdentity() }
    return wrappedValue.map(identify.callAsFunction)
  }
}
