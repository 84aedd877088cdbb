internal import CasePaths
internal import ConcurrencyExtras
internal import Dependencies
public import OrderedCollections

/// Connects a parent with its children on a navigation stack.
public final class _StackLink<Destination: Reducer>: _ChildInBracesWithoutLabel {
  public typealias Slot = StackState<Destination.State>
  public typealias CaseAction = StackAction<Destination.State, Destination.Action>

  @usableFromInline let destination: _ReducerRunner<Destination.State, Destination.Action>
  @usableFromInline let observer = ChildObserver<Destination.State>()

  /// Links the feature of an element.
  public init(_ destination: Destination) {
    self.destination = destination._makeRunner()
  }

  /// Whether the child has branches.
  @inlinable
  public static var _isConditional: Bool { Destination._isConditional }

  /// Runs the element that the action is for, then the parent, and applies a push or pop.
  @inlinable
  public func _reduce<Parent: Reducer>(
    _ parent: borrowing Parent,
    into state: inout Parent.State,
    action: Parent.Action,
    childAction: CaseAction,
    at place: _ChildPlace<
      Parent.State, Parent.Action, StackState<Destination.State>,
      StackAction<Destination.State, Destination.Action>
    >
  ) -> Effect<Parent.Action> {
    switch childAction {
    case .element(let id, let elementAction):
      let slot = place.slot
      guard let effect = reduceElement(of: &state, id: id, action: elementAction, in: slot) else {
        place.reportMissingElement(id, for: action)
        return parent.reduce(into: &state, action: action)
      }
      guard !effect.isNone else { return parent.reduce(into: &state, action: action) }
      let scopedEffect = scoped(effect, to: id, at: place)
      return scopedEffect.merge(with: parent.reduce(into: &state, action: action))
    case .popFrom(let id):
      let isThere = willPop(id, from: &state, at: place)
      let effect = parent.reduce(into: &state, action: action)
      pop(id, isThere: isThere, from: &state, action: action, at: place)
      return effect
    case .push(let id, let element):
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

  /// Returns whether the element is there before the parent handles its pop.
  @usableFromInline
  func willPop<State, Action>(
    _ id: StackElementID,
    from state: inout State,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) -> Bool {
    StackWrite.handled()
    return has(id, in: &state, at: place.slot)
  }

  @usableFromInline
  func pop<State, Action>(
    _ id: StackElementID,
    isThere: Bool,
    from state: inout State,
    action: Action,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) {
    guard isThere else {
      place.location.report(
        Issues.poppedElementIsMissing(id: id, action: action, path: place.slot.keyPath)
      )
      return
    }
    state[keyPath: place.slot.keyPath].pop(from: id)
  }

  @usableFromInline
  func push<State, Action>(
    _ element: Destination.State,
    id: StackElementID,
    on state: inout State,
    action: Action,
    at place: _ChildPlace<State, Action, Slot, CaseAction>
  ) {
    StackWrite.handled()
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

  @inlinable
  func reduceElement<State>(
    of state: inout State,
    id: StackElementID,
    action: Destination.Action,
    in slot: StateSlot<State, StackState<Destination.State>>
  ) -> Effect<Destination.Action>? {
    PresentationDepth.begin()
    defer { PresentationDepth.end() }
    return slot.withValue(of: &state) { stack in
      guard let index = stack.elementsByID.index(forKey: id) else { return nil }
      return observer.reduce(
        destination,
        into: &stack.elementsByID.values[index],
        action: action
      )
    }
  }

  @usableFromInline
  func scoped<State, Action>(
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
