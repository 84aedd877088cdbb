internal import CasePaths
internal import ConcurrencyExtras

// The compiler considers these when the main methods do not fit. There are few of them, because a mistake in a chain
// makes it try all combinations before it reports the error.

extension Reducer {
  /// Runs a child on an optional property of the state, while it is not nil.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional property, such as `\.player` or `\.$settings`.
  ///   - toWrappedAction: The path of the case that holds the child's actions.
  ///   - wrapped: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  @_disfavoredOverload
  public func ifLet<
    Slot,
    CaseAction,
    ChildInBracesWithoutLabel: _ChildInBracesWithoutLabel<Slot, CaseAction>,
    Path: _CasePathValue<Action, CaseAction> & _CasePathOfAnyEnum & _CasePathToAnyValue
  >(
    _ toWrappedState: WritableKeyPath<State, Slot>,
    action toWrappedAction: Path,
    @_ChildBuilder<Slot, CaseAction> then wrapped: () -> ChildInBracesWithoutLabel,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, ChildInBracesWithoutLabel> {
    _ChildReducer(
      parent: self,
      link: wrapped(),
      slot: toWrappedState,
      toAction: toWrappedAction._casePath,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child whose state determines its reducer, while it is not nil.
  ///
  /// - Parameters:
  ///   - toWrappedState: The alert, the dialog or the presented state.
  ///   - toWrappedAction: The path of the case that holds its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  @_disfavoredOverload
  public func ifLet<
    Slot: _OwnChildSlot,
    Path: _CasePathValue<Action, Slot.Link.CaseAction> & _CasePathOfAnyEnum & _CasePathToAnyValue
  >(
    _ toWrappedState: WritableKeyPath<State, Slot>,
    action toWrappedAction: Path,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, Slot.Link> {
    _ChildReducer(
      parent: self,
      link: Slot._makeLink(),
      slot: toWrappedState,
      toAction: toWrappedAction._casePath,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Clears an alert or a dialog whose actions in the parent are not those of its buttons.
  ///
  /// - Parameters:
  ///   - toWrappedState: The alert or the dialog.
  ///   - toWrappedAction: The case with its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs this one, and clears the alert or dialog.
  @_disfavoredOverload
  public func ifLet<Slot: _EphemeralSlot, CaseAction>(
    _ toWrappedState: WritableKeyPath<State, Slot>,
    action toWrappedAction: CaseKeyPath<Action, CaseAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, _EphemeralLink<Slot, CaseAction>> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _ChildReducer(
      parent: self,
      link: _EphemeralLink(location: location),
      slot: toWrappedState,
      toAction: AnyCasePath(toWrappedAction),
      location: location
    )
  }
}
