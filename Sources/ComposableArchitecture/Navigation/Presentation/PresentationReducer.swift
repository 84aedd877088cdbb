internal import CasePaths
internal import ConcurrencyExtras

/// A reducer with a child that may be presented.
public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  private let base: Base
  private let destination: _ReducerRunner<Destination.State, Destination.Action>
  private let toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  private let identify = ChildIdentifier<Destination.State>()
  private let ephemeral = EphemeralReader<Destination.State>()
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
    self.toState = toState
    self.toAction = toAction
    self.location = location
  }

  /// Whether the base or the child has branches.
  public static var _isConditional: Bool {
    Base._isConditional || Destination._isConditional
  }

  /// Runs the child if the action is the child's, then the base, and ends the presentation if the
  /// action does.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let presentationAction = toAction.extract(from: action) else {
      return base.reduce(into: &state, action: action)
    }
    guard let identity = identity(in: state) else {
      location.report(Issues.childIsNil(action: action, path: toState))
      return base.reduce(into: &state, action: action)
    }
    switch presentationAction {
    case .dismiss:
      let effect = base.reduce(into: &state, action: action)
      clear(&state, identity: identity) { _ in true }
      return effect
    case .presented(let childAction):
      let childEffect = reduceChild(of: &state, action: childAction)
      let effect = scoped(childEffect, in: state)
        .merge(with: base.reduce(into: &state, action: action))
      if ephemeral.isPossible {
        clear(&state, identity: identity) { ephemeral.isCleared($0, by: childAction) }
      }
      return effect
    }
  }

  private func identity(in state: Base.State) -> ChildIdentity? {
    state[keyPath: toState].wrappedValue.map(identify.callAsFunction)
  }

  private func reduceChild(
    of state: inout Base.State,
    action: Destination.Action
  ) -> Effect<Destination.Action> {
    guard IsPresented.current else {
      return IsPresented.withTrue { reduceChild(of: &state, action: action) }
    }
    guard let box = state[keyPath: toState].unsharedBox() else { return .none }
    return destination.reduce(into: &box.value, action: action)
  }

  /// The effect of the child that is in a state, which the child's action may have made another.
  private func scoped(
    _ effect: Effect<Destination.Action>,
    in state: Base.State
  ) -> Effect<Base.Action> {
    guard !effect.isNone, let identity = identity(in: state) else { return .none }
    return
      effect
      .lifted({ [toAction] in toAction.embed(.presented($0)) }) {
        [toState] (state: Base.State) in
        state[keyPath: toState].wrappedValue
      }
      .scoped(
        to: ChildID(place: toState, identity: identity),
        while: { [toState, identify] (state: Base.State) in
          state[keyPath: toState].wrappedValue.map(identify.callAsFunction) == identity
        },
        dismissal: toAction.embed(.dismiss)
      )
  }

  /// Clears the state, if the child is still the one that the action was for.
  private func clear(
    _ state: inout Base.State,
    identity: ChildIdentity,
    if isCleared: (Destination.State) -> Bool
  ) {
    guard
      let child = state[keyPath: toState].wrappedValue,
      identify(child) == identity,
      isCleared(child)
    else { return }
    state[keyPath: toState].wrappedValue = nil
  }
}
