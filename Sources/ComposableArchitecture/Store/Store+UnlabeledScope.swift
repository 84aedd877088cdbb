public import CasePaths
public import IdentifiedCollections

// Scopes without the label of the state, which say the same.

extension Store {
  /// The store of a child: it sees a part of the state and sends the child's actions.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(\.profile, action: \.profile))
  /// ```
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case that holds the child's actions.
  /// - Returns: The store of the child, the same one each time.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }
}

extension Store where State: ObservableState {
  /// The store of a child that may be there, or nil.
  ///
  /// ```swift
  /// if let playerStore = store.scope(\.player, action: \.player) {
  ///   PlayerView(store: playerStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The optional part of the state.
  ///   - action: The case that holds the child's actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The store of the child, or nil.
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
  /// - Returns: A collection of stores, which are made when they are asked for.
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
