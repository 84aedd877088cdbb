public import CasePaths
internal import ConcurrencyExtras

extension Reducer {
  /// Runs a child on an optional property of the state, while it is not nil.
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
  /// - The child runs before this reducer, so this reducer cannot remove its state before it handles its action.
  /// - The child's effects are cancelled when its state becomes nil, or when another child replaces it. Another child
  ///   is a state with another `id` or in another case.
  /// - An action for a missing child is reported as an issue. This reducer still runs.
  ///
  /// A child that is presented and can be dismissed is in a `@Presents` or `@PresentationState` property. Its actions
  /// come in a ``PresentationAction``:
  ///
  /// - `.dismiss` clears the state after this reducer has run, unless the reducer replaced the child. The child can
  ///   dismiss itself with `@Dependency(\.dismiss)`.
  /// - The action of a button clears an alert or a dialog.
  ///
  /// The action's case can also be written `/Action.player`.
  ///
  /// Write the child in braces, without the label `destination:`, and not as `then: Player.init`: see Type checking in
  /// docs/Performance.md.
  ///
  /// Where we differ: the original has overloads for each kind of child and path. The compiler tries all their
  /// combinations, and gives up at eight or nine in a row. Here, the types in the state and in the action determine
  /// the kind, so a body can have any number of children.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional property, such as `\.player` or `\.$settings`.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child, or several reducers as in a body.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A reducer that runs the child, then this one.
  public func ifLet<
    Slot,
    CaseAction,
    ChildInBracesWithoutLabel: _ChildInBracesWithoutLabel<Slot, CaseAction>
  >(
    _ toWrappedState: WritableKeyPath<State, Slot>,
    action toWrappedAction: CaseKeyPath<Action, CaseAction>,
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
      toAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child whose state determines its reducer, while it is not nil.
  ///
  /// It clears an alert or a dialog when it is dismissed or one of its buttons is tapped. It also runs the features
  /// of an enum of features:
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$alert, action: \.alert)
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// This reducer also receives the action, and can replace an alert by another.
  ///
  /// - Parameters:
  ///   - toWrappedState: The alert, the dialog or the presented state.
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
