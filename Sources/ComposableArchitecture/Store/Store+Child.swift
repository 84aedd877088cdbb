internal import CasePaths

extension Store {
  /// The store of the child in an optional state.
  ///
  /// It stays the same while the state is not nil.
  func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    let state = \State.self
    let action: PartialCaseKeyPath<Action> = \Case<Action>.self
    guard let child = core.state else {
      children.remove(state, action)
      return nil
    }
    return children.store(for: state, action) {
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
