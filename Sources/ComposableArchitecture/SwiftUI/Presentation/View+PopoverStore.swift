internal import ConcurrencyExtras
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension View {
  /// Presents a popover while a feature is there.
  ///
  /// ```swift
  /// .popover(store: store.scope(state: \.$add, action: { .add($0) })) { addStore in
  ///   AddView(store: addStore)
  /// }
  /// ```
  ///
  /// The popover closes when the state becomes nil. When the person closes it the store is sent
  /// `.dismiss`, once. While it closes it shows the last state there was.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
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
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    popover(
      store: store,
      state: { $0 },
      action: { $0 },
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents a popover while a destination is of a case.
  ///
  /// ```swift
  /// .popover(
  ///   store: store.scope(state: \.$destination, action: { .destination($0) }),
  ///   state: /Destination.State.edit,
  ///   action: Destination.Action.edit
  /// ) { editStore in
  ///   EditView(store: editStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Takes the state of the feature out of that of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - attachmentAnchor: Where on the view the popover is.
  ///   - arrowEdge: On which side of it.
  ///   - content: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the popover.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
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
    presenting(
      store,
      state: toDestinationState,
      action: fromDestinationAction,
      reportingAt: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { view, item in
      view.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
        content($0.store)
      }
    }
  }
}
