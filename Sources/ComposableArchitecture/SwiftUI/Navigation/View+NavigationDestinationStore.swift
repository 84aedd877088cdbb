public import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

extension View {
  /// Pushes a screen while the child state is not nil.
  ///
  /// ```swift
  /// .navigationDestination(store: store.scope(state: \.$detail, action: { .detail($0) })) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// The screen goes when the state becomes nil. When the user goes back, the store receives `.dismiss` once.
  /// While the screen goes, it shows the last state of the child.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - destination: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The pushing view.
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, at: location)
    return navigationDestination(of: child, destination: destination)
  }

  /// Pushes a screen while the destination is one of several children.
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
  ///   - toDestinationState: Extracts the child state from the destination.
  ///   - fromDestinationAction: Makes an action of the destination from one of the child.
  ///   - destination: The view of the child.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The pushing view.
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    return navigationDestination(of: child, destination: destination)
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

  func navigationDestination<State, Action, ChildState, ChildAction, Destination: View>(
    of child: ChildPresentation<State, Action, ChildState, ChildAction>,
    destination: @escaping (Store<ChildState, ChildAction>) -> Destination
  ) -> some View {
    let location = child.location
    return presenting(child) { view, item in
      view.navigationDestination(
        item: item,
        destination: { destination($0.store) },
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }
}
