public import CasePaths
public import IdentifiedCollections

// The same scopes without the label `state`.

extension Store {
  /// The store of a child, with the child's state and actions.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(\.profile, action: \.profile))
  /// ```
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case that holds the child's actions.
  ///   - fileID: Not used: see the note below.
  ///   - filePath: Not used.
  ///   - line: Not used.
  ///   - column: Not used.
  /// - Returns: The same store each time.
  // NB: The overload for collections has default arguments. If this one had none, the compiler would prefer it for
  // collections.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }
}

extension Store where State: ObservableState {
  /// The store of an optional child.
  ///
  /// ```swift
  /// if let playerStore = store.scope(\.player, action: \.player) {
  ///   PlayerView(store: playerStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The child's optional state.
  ///   - action: The case that holds the child's actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The store, or nil if there is no child.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      state: state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The stores of the elements of a collection.
  ///
  /// ```swift
  /// ForEach(store.scope(\.todos, action: \.todos)) { todoStore in
  ///   TodoRow(store: todoStore)
  /// }
  /// ```
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
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StoreCollection<ElementID, ElementState, ElementAction> {
    scope(
      state: state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
