public import CasePaths
internal import ConcurrencyExtras
public import IdentifiedCollections

extension Store where State: ObservableState {
  /// The store of an optional child.
  ///
  /// ```swift
  /// if let playerStore = store.scope(state: \.player, action: \.player) {
  ///   PlayerView(store: playerStore)
  /// }
  /// ```
  ///
  /// While the child exists, scoping returns the same store each time. After the child is removed, the store keeps
  /// the last state that was read.
  ///
  /// - Parameters:
  ///   - stateKeyPath: The child's optional state.
  ///   - actionKeyPath: The case that holds the child's actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The store, or nil if there is no child.
  public func scope<ChildState, ChildAction>(
    state stateKeyPath: KeyPath<State, ChildState?>,
    action actionKeyPath: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    reportIfUncached(stateKeyPath, at: location)
    return child(stateKeyPath, actionKeyPath) { AnyCasePath(actionKeyPath).embedding }
  }

  /// The stores of the elements of a collection.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.todos, action: \.todos)) { todoStore in
  ///   TodoRow(store: todoStore)
  /// }
  /// ```
  ///
  /// A view that reads them runs again when elements are inserted, removed or moved, and not when an element changes.
  /// An element keeps its store until it is removed.
  ///
  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The case that holds the actions of its elements.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A collection of stores. Each store is created at its first use.
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StoreCollection<ElementID, ElementState, ElementAction> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    reportIfUncached(state, at: location)
    access()
    let ids = read(state).ids
    let store = childStore(state, action)
    return _StoreCollection(store, store.elementStores(of: ElementAction.self), ids: ids)
  }

  /// Reports an issue if optional children are scoped from a store that is not cached.
  func reportIfUncached(_ state: AnyKeyPath, at location: SourceLocation) {
    guard !isCached else { return }
    location.report(Issues.scopedFromUncachedStore(state, action: Action.self))
  }

  /// The cached store of an optional child, with a registered read of its state.
  ///
  /// - Parameters:
  ///   - state: The child's optional state.
  ///   - action: The case of the scope, which identifies the cached store.
  ///   - embed: Creates the function that embeds the child's actions.
  /// - Returns: The store, or nil.
  func child<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: PartialCaseKeyPath<Action>,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    access()
    return child(state, action, of: read(state), embed: embed)
  }
}

extension Store {
  /// The cached store of an optional child.
  ///
  /// - Parameters:
  ///   - state: The child's optional state.
  ///   - action: The case of the scope, which identifies the cached store.
  ///   - childState: The current state of the child.
  ///   - embed: Creates the function that embeds the child's actions.
  /// - Returns: The store, or nil.
  func child<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: PartialCaseKeyPath<Action>,
    of childState: ChildState?,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard let childState else {
      removeStore(of: Store<ChildState, ChildAction>.self, state, action)
      return nil
    }
    return cachedStore(state, action) { id in
      let route = ChildRoutes.route(of: id) {
        ChildRoute(OptionalProjection(state), embed: embed())
      }
      return Store<ChildState, ChildAction>(
        core: OptionalCore(
          core,
          state: childState,
          projection: route.projection,
          embed: route.embed
        ),
        isCached: isCached
      )
    }
  }
}
