public import CasePaths
internal import ConcurrencyExtras
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
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The store of the child, or nil.
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
  /// A view that reads them runs again when elements come, go or move, and not when one changes. Each
  /// element has the same store for as long as it is there.
  ///
  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The case that holds the actions of its elements.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A collection of stores, which are made when they are asked for.
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
    let store = part(state, action)
    return _StoreCollection(store, store.elementStores(of: ElementAction.self), ids: ids)
  }

  /// Reports that children that may go are asked of a store that does not last.
  func reportIfUncached(_ state: AnyKeyPath, at location: SourceLocation) {
    guard !isCached else { return }
    location.report(Issues.scopedFromUncachedStore(state, action: Action.self))
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
    return child(state, action, of: read(state), embed: embed)
  }
}

extension Store {
  /// The store of a child that may be there, the same one while it is.
  ///
  /// - Parameters:
  ///   - state: The optional part of the state.
  ///   - action: The case of the scope, by which its store is found again.
  ///   - childState: The state of the child now.
  ///   - embed: Gives the function that makes an action of the child's.
  /// - Returns: The store, or nil.
  func child<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: PartialCaseKeyPath<Action>,
    of childState: ChildState?,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard let childState else {
      children.remove(state, action)
      return nil
    }
    return children.store(for: state, action) {
      Store<ChildState, ChildAction>(
        core: PartialCore(core, state: childState, part: ChildPart(state), embed: embed()),
        isCached: isCached
      )
    }
  }
}
