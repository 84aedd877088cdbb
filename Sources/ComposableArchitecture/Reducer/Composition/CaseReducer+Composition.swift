public import CasePaths
internal import ConcurrencyExtras

extension Reducer {
  /// Runs the features of an enum of features on a navigation stack.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case that holds its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the element, then this one.
  public func forEach<Slot: _OwnStackSlot>(
    _ state: WritableKeyPath<State, Slot>,
    action: CaseKeyPath<Action, Slot.StackLink.CaseAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, Slot.StackLink> {
    _ChildReducer(
      parent: self,
      link: Slot._makeStackLink(),
      slot: state,
      toAction: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
