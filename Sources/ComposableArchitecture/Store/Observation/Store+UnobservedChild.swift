public import CasePaths

/// A store, for what the compiler is to choose last.
///
/// The method that says what is missing where `if let` asks for a child of a state that is not observed has the
/// form of one that makes a store of an optional. A member of a type is preferred to one of its protocols, so
/// that this is chosen where an optional is asked for, and nowhere else.
@preconcurrency
@MainActor
public protocol _StoreOfAnyState<State, Action> {
  associatedtype State
  associatedtype Action

  /// The store of a child that may be there, whose coming and going nobody is told of.
  func _unobservedChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>?
}

extension _StoreOfAnyState {
  /// Says what is missing where the store of a child that may be there is asked of a state that is not observed.
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
  /// The store of a child that may be there, whose coming and going nobody is told of.
  public func _unobservedChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    child(state, action, of: core.state[keyPath: state], embed: { AnyCasePath(action).embedding })
  }
}
