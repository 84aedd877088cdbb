public import CasePaths
public import IdentifiedCollections

extension Store where State: ObservableState {
  /// The store of a child that may be there, or nil.
  ///
  /// ```swift
  /// if let playerStore = store.scope(state: \.player, action: \.player) {
  ///   PlayerView(store: playerStore)
  /// }
  /// ```
  ///
  /// While the child is there, scoping gives the same store each time. When it has gone the store shows the
  /// last state that was read of it.
  ///
  /// - Parameters:
  ///   - stateKeyPath: The optional part of the state.
  ///   - actionKeyPath: The case that holds the child's actions.
  /// - Returns: The store of the child, or nil.
  public func scope<ChildState, ChildAction>(
    state stateKeyPath: KeyPath<State, ChildState?>,
    action actionKeyPath: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    child(stateKeyPath, actionKeyPath) { AnyCasePath(actionKeyPath).embedding }
  }

  /// The stores of the elements of a collection.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.todos, action: \.todos)) { todoStore in
  ///   TodoRow(store: todoStore)
  /// }
  /// ```
  ///
  /// A view that reads them runs again when elements come, go or move, and not when one changes. Each
  /// element has the same store for as long as it is there.
  ///
  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The case that holds the actions of its elements.
  /// - Returns: A collection of stores, which are made when they are asked for.
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> _StoreCollection<ElementID, ElementState, ElementAction> {
    access()
    let ids = read(state).ids
    let store:
      Store<
        IdentifiedArray<ElementID, ElementState>, IdentifiedAction<ElementID, ElementAction>
      > = scope(state: state, action: action)
    return _StoreCollection(store, ids: ids)
  }

  /// The store of a child that may be there, the same one while it is.
  ///
  /// - Parameters:
  ///   - state: The optional part of the state.
  ///   - action: The case of the scope, by which its store is found again.
  ///   - embed: Gives the function that makes an action of the child's.
  /// - Returns: The store, or nil.
  func child<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: PartialCaseKeyPath<Action>,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    access()
    guard let child = read(state) else {
      children.remove(state, action)
      return nil
    }
    return children.store(for: state, action) {
      Store<ChildState, ChildAction>(
        core: PartialCore(core, state: child, part: ChildPart(state), embed: embed())
      )
    }
  }
}
