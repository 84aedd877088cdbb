public import CasePaths
internal import ConcurrencyExtras
internal import Dependencies
internal import OrderedCollections

/// A reducer with children on a navigation stack.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  @usableFromInline let base: Base
  private let destination: _ReducerRunner<Destination.State, Destination.Action>
  @usableFromInline let slot: StateSlot<Base.State, StackState<Destination.State>>
  @usableFromInline let toAction:
    AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  private let observer = ChildObserver<Destination.State>()
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
    slot = StateSlot(toStack)
    self.toAction = toAction
    self.location = location
  }

  /// Whether the base or the child has branches.
  @inlinable
  public static var _isConditional: Bool {
    Base._isConditional || Destination._isConditional
  }

  /// Runs the element that the action is for, then the base, and changes the stack if the action
  /// does.
  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let stackAction = toAction.extract(from: action) else {
      return base.reduce(into: &state, action: action)
    }
    return reduce(into: &state, stackAction: stackAction, within: action)
  }

  @usableFromInline
  func reduce(
    into state: inout Base.State,
    stackAction: StackAction<Destination.State, Destination.Action>,
    within action: Base.Action
  ) -> Effect<Base.Action> {
    switch stackAction {
    case .element(let id, let elementAction):
      guard let effect = reduceElement(of: &state, id: id, action: elementAction) else {
        location.report(Issues.elementIsMissing(id: id, action: action, path: slot.keyPath))
        return base.reduce(into: &state, action: action)
      }
      return scoped(effect, to: id).merge(with: base.reduce(into: &state, action: action))
    case .popFrom(let id):
      StackWrite.handled()
      let isThere = has(id, in: &state)
      let effect = base.reduce(into: &state, action: action)
      if isThere {
        state[keyPath: slot.keyPath].pop(from: id)
      } else {
        location.report(
          Issues.poppedElementIsMissing(id: id, action: action, path: slot.keyPath)
        )
      }
      return effect
    case .push(let id, let element):
      StackWrite.handled()
      push(element, id: id, on: &state, action: action)
      return base.reduce(into: &state, action: action)
    }
  }

  private func has(_ id: StackElementID, in state: inout Base.State) -> Bool {
    slot.look(at: &state) { $0.ids.contains(id) }
  }

  private func push(
    _ element: Destination.State,
    id: StackElementID,
    on state: inout Base.State,
    action: Base.Action
  ) {
    guard !has(id, in: &state) else {
      location.report(Issues.pushedElementIsThere(id: id, action: action, path: slot.keyPath))
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
    state[keyPath: slot.keyPath].append(element, id: id)
  }

  private func reduceElement(
    of state: inout Base.State,
    id: StackElementID,
    action: Destination.Action
  ) -> Effect<Destination.Action>? {
    guard IsPresented.current else {
      return IsPresented.withTrue { reduceElement(of: &state, id: id, action: action) }
    }
    return slot.withValue(of: &state) { stack in
      guard let index = stack.elementsByID.index(forKey: id) else { return nil }
      return observer.reduce(
        destination,
        into: &stack.elementsByID.values[index],
        action: action
      )
    }
  }

  private func scoped(
    _ effect: Effect<Destination.Action>,
    to id: StackElementID
  ) -> Effect<Base.Action> {
    guard !effect.isNone else { return .none }
    return
      effect
      .lifted({ [toAction] in toAction.embed(.element(id: id, action: $0)) }) {
        [slot] (state: Base.State) in
        slot.value(of: state).elementsByID[id]
      }
      .scoped(
        to: ChildID(place: slot.keyPath, identity: ChildIdentity(id: id)),
        while: { [slot] (state: Base.State) in slot.value(of: state).ids.contains(id) },
        dismissal: toAction.embed(.popFrom(id: id))
      )
  }
}
