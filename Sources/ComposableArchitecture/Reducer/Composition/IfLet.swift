public import CasePaths
internal import ConcurrencyExtras

extension Reducer {
  /// Runs a child on an optional part of the state, while there is one.
  ///
  /// ```swift
  /// struct Library: Reducer {
  ///   struct State {
  ///     @PresentationState var settings: Settings.State?
  ///     var player: Player.State?
  ///   }
  ///   enum Action {
  ///     case settings(PresentationAction<Settings.Action>)
  ///     case player(Player.Action)
  ///   }
  ///
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in … }
  ///       .ifLet(\.$settings, action: \.settings) {
  ///         Settings()
  ///       }
  ///       .ifLet(\.player, action: \.player) {
  ///         Player()
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - The child runs before this reducer, so that its state is there when it handles its action.
  /// - The child's effects are cancelled when its state becomes nil, or another child: a state with
  ///   another `id`, or of another case.
  /// - An action for a child that is not there is reported as an issue; this reducer still runs.
  ///
  /// A child that is presented, and may be dismissed, is held in `@Presents` or `@PresentationState`,
  /// and its actions come in a ``PresentationAction``:
  ///
  /// - `.dismiss` clears the state once this reducer has run, unless the reducer put another child in
  ///   its place. The child may ask for it itself, with `@Dependency(\.dismiss)`.
  /// - An alert or a dialog is cleared after the action of one of its buttons.
  ///
  /// The case of the action may also be written `/Action.player`.
  ///
  /// Where we differ: the original has a method for each kind of child and of path, all of one name. The
  /// compiler tries their combinations, and gives up at eight or nine in a row. Here the types in the
  /// state and in the action tell the kind; a body may have as many children as it needs.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional part of the state, such as `\.player` or `\.$settings`.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  public func ifLet<Slot, CaseAction, Link: _ChildLink<Slot, CaseAction>>(
    _ toWrappedState: WritableKeyPath<State, Slot>,
    action toWrappedAction: CaseKeyPath<Action, CaseAction>,
    @_ChildBuilder<Slot, CaseAction> then wrapped: () -> Link,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, Link> {
    _ChildReducer(
      parent: self,
      link: wrapped(),
      slot: toWrappedState,
      toAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child that has its reducer with its state, while there is one.
  ///
  /// It clears an alert or a dialog when it is dismissed or one of its buttons is tapped, and runs the
  /// features of an enum:
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$alert, action: \.alert)
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// This reducer sees the action, and may put something else in the place of an alert.
  ///
  /// - Parameters:
  ///   - toWrappedState: The alert, the dialog, or what is presented.
  ///   - toWrappedAction: The case that holds its actions.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  public func ifLet<Slot: _OwnChildSlot>(
    _ toWrappedState: WritableKeyPath<State, Slot>,
    action toWrappedAction: CaseKeyPath<Action, Slot.Link.CaseAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ChildReducer<Self, Slot.Link> {
    _ChildReducer(
      parent: self,
      link: Slot._makeLink(),
      slot: toWrappedState,
      toAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
