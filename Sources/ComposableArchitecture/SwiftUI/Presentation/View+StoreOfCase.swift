public import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

// The prefix '/' makes a case path or a function, and has eleven overloads. A function parameter lets the
// compiler try more of them for each modifier, and it gave up at the fifth modifier of a chain. These forms
// take the case path, so that the compiler chooses at once.

extension View {
  /// Presents a sheet while the destination is the child in the case of a case path.
  @preconcurrency
  @MainActor
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, DestinationState>,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return sheet(of: child, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover over the whole screen while the destination is the child in the case of a case path.
  @preconcurrency
  @MainActor
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, DestinationState>,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return fullScreenCover(of: child, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover while the destination is the child in the case of a case path.
  @preconcurrency
  @MainActor
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, DestinationState>,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return popover(
      of: child,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content
    )
  }

  /// Presents an alert while the destination is the alert in the case of a case path.
  @preconcurrency
  @MainActor
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, AlertState<ButtonAction>>,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return alert(of: child)
  }

  /// Presents a dialog while the destination is the dialog in the case of a case path.
  @preconcurrency
  @MainActor
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, ConfirmationDialogState<ButtonAction>>,
    action fromDestinationAction:
      @escaping (_ confirmationDialogAction: ButtonAction) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return confirmationDialog(of: child)
  }

  /// Pushes a screen while the destination is the child in the case of a case path.
  @preconcurrency
  @MainActor
  public func navigationDestination<
    State,
    Action,
    DestinationState,
    DestinationAction,
    Destination: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: AnyCasePath<State, DestinationState>,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return navigationDestination(of: child, destination: destination)
  }
}
