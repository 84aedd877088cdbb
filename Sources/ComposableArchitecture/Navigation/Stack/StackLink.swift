internal import CasePaths
internal import ConcurrencyExtras
internal import Dependencies
internal import OrderedCollections

/// Connects a parent with its children on a navigation stack.
public final class _StackLink<Destination: Reducer>: _ChildInBraces {
  public typealias Slot = StackState<Destination.State>
  public typealias CaseAction = StackAction<Destination.State, Destination.Action>

  private let destination: _ReducerRunner<Destination.State, Destination.Action>
  private let observer = ChildObserver<Destination.State>()

  /// Links the feature of an element.
  public init(_ destination: Destination) {
    self.destination = destination._makeRunner()
  }

  /// Whether the child has branches.
  @inlinable
  public static var _isConditional: Bool { Destination._isConditional }

  /// Runs the element that the action is for, then the parent, and applies a push or pop.
  public func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: CaseAction,
    at place: _ChildPlace<Parent.State, Parent.Action, Slot, CaseAction>
  ) -> Effect<Parent.Action> {
    let slot = place.slot
    switch childAction {
    case .element(let id, let elementAction):
      guard let effect = reduceElement(of: &state, id: id, action: elementAction, in: slot) else {
        place.location.report(
          Issues.elementIsMissing(id: id, action: action, path: slot.keyPath)
        )
        return parent.reduce(into: &state, action: action)
      }
      let scopedEffect = scoped(effect, to: id, at: place)
      return scopedEffect.merge(with: parent.reduce(into: &state, action: action))
    case .popFrom(let id):
      StackWrite.handled()
      let isThere = has(id, in: &state, at: slot)
      let effect = parent.reduce(into: &state, action: action)
      if isThere {
        state[keyPath: slot.keyPath].pop(from: id)
      } else {
        place.location.report(
          Issues.poppedElementIsMissing(id: id, action: action, path: slot.keyPath)
        )
      }
      return effect
    case .push(let id, let element):
      StackWrite.handled()
      push(element, id: id, on: &state, action: action, at: place)
      return parent.reduce(into: &state, action: action)
    }
  }

  private func has<State>(
    _ id: StackElementID,
    in state: inout State,
    at slot: StateSlot<State, Slot>
  ) -> Bool {
    slot.look(at: &state) { $0.ids.contains(id) }
  }

  private func push<State, Action>(
    _ element: Destination.State,
    id: StackElementID,
    on state: inout State,
    action: Action,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) {
    guard !has(id, in: &state, at: place.slot) else {
      place.location.report(
        Issues.pushedElementIsThere(id: id, action: action, path: place.slot.keyPath)
      )
      return
    }
    let values = DependencyValues._current
    if values.context == .test {
      let upcoming = values.stackElementID.upcoming
      if id.generation > upcoming.generation {
        place.location.report(
          Issues.pushedElementSkipsIDs(id: id, expected: upcoming, action: action)
        )
      }
      values.stackElementID.consume(id)
    }
    state[keyPath: place.slot.keyPath].append(element, id: id)
  }

  private func reduceElement<State>(
    of state: inout State,
    id: StackElementID,
    action: Destination.Action,
    in slot: StateSlot<State, Slot>
  ) -> Effect<Destination.Action>? {
    guard IsPresented.current else {
      return IsPresented.withTrue { reduceElement(of: &state, id: id, action: action, in: slot) }
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

  private func scoped<State, Action>(
    _ effect: Effect<Destination.Action>,
    to id: StackElementID,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) -> Effect<Action> {
    guard !effect.isNone else { return .none }
    let slot = place.slot
    let toAction = place.toAction
    return
      effect
      .lifted({ toAction.embed(.element(id: id, action: $0)) }) { (state: State) in
        slot.value(of: state).elementsByID[id]
      }
      .scoped(
        to: ChildID(place: slot.keyPath, identity: ChildIdentity(id: id)),
        among: { (state: State) in slot.read(state) { ChildIDs($0.ids) } },
        dismissal: toAction.embed(.popFrom(id: id))
      )
  }
}
