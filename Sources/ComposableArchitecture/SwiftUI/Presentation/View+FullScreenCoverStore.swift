internal import ConcurrencyExtras
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension View {
  /// Presents a cover over the whole screen while a feature is there.
  ///
  /// ```swift
  /// .fullScreenCover(store: store.scope(state: \.$add, action: { .add($0) })) { addStore in
  ///   AddView(store: addStore)
  /// }
  /// ```
  ///
  /// The cover closes when the state becomes nil. When the person closes it the store is sent
  /// `.dismiss`, once. While it closes it shows the last state there was.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the cover.
  @preconcurrency
  @MainActor
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    fullScreenCover(
      store: store,
      state: { $0 },
      action: { $0 },
      onDismiss: onDismiss,
      content: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Presents a cover over the whole screen while a destination is of a case.
  ///
  /// ```swift
  /// .fullScreenCover(
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
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that presents the cover.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
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
      view.fullScreenCover(item: item, onDismiss: onDismiss) { content($0.store) }
    }
  }
}
