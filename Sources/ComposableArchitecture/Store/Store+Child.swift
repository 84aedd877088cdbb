internal import CasePaths

extension Store {
  /// The store of a scope, created at its first use.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the actions.
  ///   - make: Creates the store. It receives the id of the scope.
  /// - Returns: The same store each time.
  func cachedStore<ChildState, ChildAction>(
    _ state: PartialKeyPath<State>,
    _ action: PartialCaseKeyPath<Action>,
    make: (ScopeID) -> Store<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let id = ScopeID(state, action, of: Store<ChildState, ChildAction>.self)
    if let child = children[id] {
      // NB: The cast holds because the type of the store is a part of the id.
      return unsafeDowncast(child, to: Store<ChildState, ChildAction>.self)
    }
    let child = make(id)
    children[id] = child
    return child
  }

  /// Releases the store of a scope.
  func removeStore<ChildState, ChildAction>(
    of type: Store<ChildState, ChildAction>.Type,
    _ state: PartialKeyPath<State>,
    _ action: PartialCaseKeyPath<Action>
  ) {
    guard !children.isEmpty else { return }
    children[ScopeID(state, action, of: type)] = nil
  }

  /// The store of the child in an optional state.
  ///
  /// It stays the same while the state is not nil.
  func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    let state = \State.self
    let action: PartialCaseKeyPath<Action> = \Case<Action>.self
    guard let child = core.state else {
      removeStore(of: Store<Wrapped, Action>.self, state, action)
      return nil
    }
    return cachedStore(state, action) { _ in
      Store<Wrapped, Action>(
        core: OptionalCore(
          core,
          state: child,
          projection: .optional(0, isObserved: true),
          embed: { $0 }
        )
      )
    }
  }

  /// A new store of an optional child.
  ///
  /// - Parameters:
  ///   - toChildState: Finds the child's state.
  ///   - embed: Embeds the child's action in an action of this store.
  /// - Returns: The store, or nil if there is no child.
  func child<ChildState, ChildAction>(
    _ toChildState: @escaping (State) -> ChildState?,
    _ embed: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    toChildState(core.state).map { state in
      Store<ChildState, ChildAction>(
        core: OptionalCore(core, state: state, projection: .function(toChildState), embed: embed)
      )
    }
  }
}
