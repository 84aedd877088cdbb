public import CasePaths

// The same initializers without the label `state`.

extension Scope {
  /// Runs a child on a property of the state.
  ///
  /// ```swift
  /// Scope(\.profile, action: \.profile) {
  ///   Profile()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: The property.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child, or several reducers as in a body.
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(state: toChildState, action: toChildAction, child: child)
  }

  /// Runs a child on a case of the state.
  ///
  /// An action for a missing child is reported as an issue and ignored.
  ///
  /// - Parameters:
  ///   - toChildState: The case of the state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<ChildState, ChildAction>(
    _ toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: toChildState,
      action: toChildAction,
      child: child,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
