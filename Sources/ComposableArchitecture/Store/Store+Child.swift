internal import CasePaths

extension Store {
  /// The store of the child in an optional state, the same one while it is there.
  func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    let state = \State.self
    let action: PartialCaseKeyPath<Action> = \Case<Action>.self
    guard let child = core.state else {
      children.remove(state, action)
      return nil
    }
    return children.store(for: state, action) {
      Store<Wrapped, Action>(
        core: PartialCore(core, state: child, part: .optional(0, isObserved: true), embed: { $0 })
      )
    }
  }

  /// The store of a child that may be there, a new one each time.
  ///
  /// - Parameters:
  ///   - toChildState: Finds the child's state.
  ///   - embed: Makes an action of the child's.
  /// - Returns: The store, or nil if the child is not there.
  func child<ChildState, ChildAction>(
    _ toChildState: @escaping (State) -> ChildState?,
    _ embed: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    toChildState(core.state).map { state in
      Store<ChildState, ChildAction>(
        core: PartialCore(core, state: state, part: .function(toChildState), embed: embed)
      )
    }
  }
}
