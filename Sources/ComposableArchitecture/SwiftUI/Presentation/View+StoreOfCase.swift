public import CasePaths
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

// The prefix '/' gives a case path or a function, in eleven ways. Where a function is asked for the compiler
// tries more of them, for each modifier in a chain: it gave up at the fifth. So these take the case path.

extension View {
  /// Presents a sheet while a destination is of a case.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: The case of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the sheet.
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
    sheet(
      store: store,
      state: { toDestinationState.extract(from: $0) },
      action: fromDestinationAction,
      onDismiss: onDismiss,
      content: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents a popover while a destination is of a case.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: The case of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - attachmentAnchor: Where on the view the popover is.
  ///   - arrowEdge: On which side of it.
  ///   - content: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the popover.
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
    popover(
      store: store,
      state: { toDestinationState.extract(from: $0) },
      action: fromDestinationAction,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents a cover over the whole screen while a destination is of a case.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: The case of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the cover.
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
    fullScreenCover(
      store: store,
      state: { toDestinationState.extract(from: $0) },
      action: fromDestinationAction,
      onDismiss: onDismiss,
      content: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents an alert while a destination is one.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: The case of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the alert.
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
    alert(
      store: store,
      state: { toDestinationState.extract(from: $0) },
      action: fromDestinationAction,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents a dialog while a destination is one.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: The case of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the dialog.
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
    confirmationDialog(
      store: store,
      state: { toDestinationState.extract(from: $0) },
      action: fromDestinationAction,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Pushes a screen while a destination is of a case.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: The case of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - destination: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that pushes the screen.
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
    navigationDestination(
      store: store,
      state: { toDestinationState.extract(from: $0) },
      action: fromDestinationAction,
      destination: destination,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
