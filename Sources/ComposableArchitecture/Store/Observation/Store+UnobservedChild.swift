public import CasePaths

/// A store, for an overload that the compiler chooses last.
///
/// The overload below warns when `if let` scopes to a child of a state that is not observable. Its signature also
/// fits a scope to an optional property. The compiler prefers members of a type to members of its protocols, so it
/// chooses this overload only where the context requires an optional store.
@preconcurrency
@MainActor
public protocol _StoreOfAnyState<State, Action> {
  associatedtype State
  associatedtype Action

  /// The store of an optional child, without observation.
  func _unobservedChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>?
}

extension _StoreOfAnyState {
  /// Warns that views do not observe the child of a state that is not observable.
  @available(
    *,
    deprecated,
    message: """
      Add '@ObservableState' to the 'State' of the feature: without it a view is not told when the child \
      comes or goes. Where it cannot be added, show the child with 'IfLetStore'.
      """
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    _unobservedChild(state, action)
  }
}

extension Store: _StoreOfAnyState {
  /// The store of an optional child, without observation.
  public func _unobservedChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    child(state, action, of: core.state[keyPath: state], embed: { AnyCasePath(action).embedding })
  }
}
