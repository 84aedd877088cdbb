internal import ConcurrencyExtras
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension View {
  /// Pushes a screen while a feature is there.
  ///
  /// ```swift
  /// .navigationDestination(store: store.scope(state: \.$detail, action: { .detail($0) })) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// The screen goes when the state becomes nil. When the person goes back the store is sent
  /// `.dismiss`, once. While it goes it shows the last state there was.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - destination: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that pushes the screen.
  @preconcurrency
  @MainActor
  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    navigationDestination(
      store: store,
      state: { $0 },
      action: { $0 },
      destination: destination,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Pushes a screen while a destination is of a case.
  ///
  /// ```swift
  /// .navigationDestination(
  ///   store: store.scope(state: \.$destination, action: { .destination($0) }),
  ///   state: /Destination.State.detail,
  ///   action: Destination.Action.detail
  /// ) { detailStore in
  ///   DetailView(store: detailStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Takes the state of the feature out of that of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - destination: The view of the feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: A view that pushes the screen.
  @_disfavoredOverload
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
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
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
      view.navigationDestination(
        item: item,
        destination: { destination($0.store) },
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
