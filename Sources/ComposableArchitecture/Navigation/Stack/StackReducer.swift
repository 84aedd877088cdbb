internal import CasePaths
internal import ConcurrencyExtras
internal import Dependencies
internal import OrderedCollections

/// A reducer with children on a navigation stack.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  private let base: Base
  private let destination: _ReducerRunner<Destination.State, Destination.Action>
  private let toStack: WritableKeyPath<Base.State, StackState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  private let location: SourceLocation

  init(
    base: Base,
    destination: Destination,
    toStack: WritableKeyPath<Base.State, StackState<Destination.State>>,
    toAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>,
    location: SourceLocation
  ) {
    self.base = base
    self.destination = destination._makeRunner()
    self.toStack = toStack
    self.toAction = toAction
    self.location = location
  }

  /// Whether the base or the child has branches.
  public static var _isConditional: Bool {
    Base._isConditional || Destination._isConditional
  }

  /// Runs the element that the action is for, then the base, and changes the stack if the action
  /// does.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    switch toAction.extract(from: action) {
    case nil:
      return base.reduce(into: &state, action: action)
    case .element(let id, let elementAction):
      guard let effect = reduceElement(of: &state, id: id, action: elementAction) else {
        location.report(Issues.elementIsMissing(id: id, action: action, path: toStack))
        return base.reduce(into: &state, action: action)
      }
      return scoped(effect, to: id).merge(with: base.reduce(into: &state, action: action))
    case .popFrom(let id):
      let isThere = state[keyPath: toStack].ids.contains(id)
      let effect = base.reduce(into: &state, action: action)
      if isThere {
        state[keyPath: toStack].pop(from: id)
      } else {
        location.report(Issues.poppedElementIsMissing(id: id, action: action, path: toStack))
      }
      return effect
    case .push(let id, let element):
      push(element, id: id, on: &state, action: action)
      return base.reduce(into: &state, action: action)
    }
  }

  private func push(
    _ element: Destination.State,
    id: StackElementID,
    on state: inout Base.State,
    action: Base.Action
  ) {
    guard !state[keyPath: toStack].ids.contains(id) else {
      location.report(Issues.pushedElementIsThere(id: id, action: action, path: toStack))
      return
    }
    let values = DependencyValues._current
    if values.context == .test {
      let upcoming = values.stackElementID.upcoming
      if id.generation > upcoming.generation {
        location.report(Issues.pushedElementSkipsIDs(id: id, expected: upcoming, action: action))
      }
      values.stackElementID.consume(id)
    }
    state[keyPath: toStack].append(element, id: id)
  }

  private func reduceElement(
    of state: inout Base.State,
    id: StackElementID,
    action: Destination.Action
  ) -> Effect<Destination.Action>? {
    guard IsPresented.current else {
      return IsPresented.withTrue { reduceElement(of: &state, id: id, action: action) }
    }
    guard let index = state[keyPath: toStack].elementsByID.index(forKey: id) else { return nil }
    return destination.reduce(
      into: &state[keyPath: toStack].elementsByID.values[index],
      action: action
    )
  }

  private func scoped(
    _ effect: Effect<Destination.Action>,
    to id: StackElementID
  ) -> Effect<Base.Action> {
    guard !effect.isNone else { return .none }
    return
      effect
      .lifted({ [toAction] in toAction.embed(.element(id: id, action: $0)) }) {
        [toStack] (state: Base.State) in
        state[keyPath: toStack].elementsByID[id]
      }
      .scoped(
        to: ChildID(place: toStack, identity: ChildIdentity(id: id)),
        while: { [toStack] (state: Base.State) in state[keyPath: toStack].ids.contains(id) },
        dismissal: toAction.embed(.popFrom(id: id))
      )
  }
}
