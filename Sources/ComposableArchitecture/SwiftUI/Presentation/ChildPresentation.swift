internal import CasePaths
internal import ConcurrencyExtras

/// A child that a store presents, and the place of the call that asks for it.
struct ChildPresentation<State, Action, ChildState, ChildAction> {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let toChildState: (State) -> ChildState?
  let fromChildAction: (ChildAction) -> Action
  let location: SourceLocation

  init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    _ toChildState: @escaping (State) -> ChildState?,
    _ fromChildAction: @escaping (ChildAction) -> Action,
    at location: SourceLocation
  ) {
    self.store = store
    self.toChildState = toChildState
    self.fromChildAction = fromChildAction
    self.location = location
  }

  /// The child in one case of the destination.
  init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    _ toChildState: AnyCasePath<State, ChildState>,
    _ fromChildAction: @escaping (ChildAction) -> Action,
    at location: SourceLocation
  ) {
    self.init(store, { toChildState.extract(from: $0) }, fromChildAction, at: location)
  }

  /// The only child of a presentation.
  init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    at location: SourceLocation
  ) where State == ChildState, Action == ChildAction {
    self.init(store, { $0 }, { $0 }, at: location)
  }
}

extension ChildPresentation {
  /// The id of the presented child, or nil.
  func childID(in state: PresentationState<State>) -> ChildIdentity? {
    let identify = ChildIdentifier<ChildState>()
    return state.wrappedValue.flatMap(toChildState).map { identify($0) }
  }

  /// Makes the store of the child, if there is a child.
  @MainActor
  func makeChildStore() -> Store<ChildState, ChildAction>? {
    store.child({ $0.wrappedValue.flatMap(toChildState) }, { .presented(fromChildAction($0)) })
  }
}
