internal import ConcurrencyExtras
public import ViewLayer

/// A link to the screen of a child, which is pushed while the child state is not nil.
///
/// ```swift
/// NavigationLinkStore(store.scope(state: \.$detail, action: { .detail($0) })) {
///   store.send(.detailTapped)
/// } destination: { detailStore in
///   DetailView(store: detailStore)
/// } label: {
///   Text("Detail")
/// }
/// ```
///
/// The reducer makes the child state when the user taps the link. When the user goes back, the store receives
/// `.dismiss`.
///
/// It exists for source that was written with it. In new source use `navigationDestination(item:)` or a path.
public struct NavigationLinkStore<
  State,
  Action,
  DestinationState,
  DestinationAction,
  Destination: View,
  Label: View
>: View {
  private let child: ChildPresentation<State, Action, DestinationState, DestinationAction>
  private let onTap: () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// Creates a link to a child.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - onTap: Called when the user taps the link.
  ///   - destination: The view of the child.
  ///   - label: The view of the link.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State == DestinationState, Action == DestinationAction {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      to: ChildPresentation(store, at: location),
      onTap: onTap,
      destination: destination,
      label: label
    )
  }

  /// Creates a link to one of several children.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Extracts the child state from the destination.
  ///   - fromDestinationAction: Makes an action of the destination from one of the child.
  ///   - onTap: Called when the user taps the link.
  ///   - destination: The view of the child.
  ///   - label: The view of the link.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    self.init(to: child, onTap: onTap, destination: destination, label: label)
  }

  /// Creates a link to the child with an id, for several links that share one state.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State == DestinationState, Action == DestinationAction, State: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, at: location).child(withID: id)
    self.init(to: child, onTap: onTap, destination: destination, label: label)
  }

  /// Creates a link to the child with an id, which is one of several children.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    id: DestinationState.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where DestinationState: Identifiable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let child = ChildPresentation(store, toDestinationState, fromDestinationAction, at: location)
    self.init(
      to: child.child(withID: id),
      onTap: onTap,
      destination: destination,
      label: label
    )
  }

  private init(
    to child: ChildPresentation<State, Action, DestinationState, DestinationAction>,
    onTap: @escaping () -> Void,
    destination: @escaping (Store<DestinationState, DestinationAction>) -> Destination,
    label: () -> Label
  ) {
    self.child = child
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// The link.
  public var body: some View {
    label.presenting(child) { label, item in
      NavigationLink(isActive: isActive(item)) {
        item.wrappedValue.map { destination($0.store) }
      } label: {
        label
      }
    }
  }

  private func isActive(
    _ item: Binding<PresentedStore<DestinationState, DestinationAction>?>
  ) -> Binding<Bool> {
    Binding {
      item.wrappedValue != nil
    } set: { isActive in
      if isActive {
        onTap()
      } else {
        item.wrappedValue = nil
      }
    }
  }
}

extension ChildPresentation where ChildState: Identifiable {
  /// The same child, while it has an id.
  fileprivate func child(withID id: ChildState.ID) -> Self {
    ChildPresentation(
      store,
      { state in toChildState(state).flatMap { $0.id == id ? $0 : nil } },
      fromChildAction,
      at: location
    )
  }
}
