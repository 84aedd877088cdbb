internal import ConcurrencyExtras
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

/// A link to the screen of a feature, which is pushed while the feature is there.
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
/// The reducer makes the feature when the link is tapped. When the user goes back the store is sent `.dismiss`.
///
/// It is for source that was written with it: in a navigation stack use `navigationDestination(item:)`, or a path.
public struct NavigationLinkStore<
  State,
  Action,
  DestinationState,
  DestinationAction,
  Destination: View,
  Label: View
>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let toDestinationState: (State) -> DestinationState?
  private let fromDestinationAction: (DestinationAction) -> Action
  private let onTap: () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label
  private let location: SourceLocation

  /// Creates a link to a feature.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - onTap: Called when the link is tapped.
  ///   - destination: The view of the feature.
  ///   - label: What the link shows.
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
    self.init(
      store,
      state: { $0 },
      action: { $0 },
      onTap: onTap,
      destination: destination,
      label: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to one case of several features.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Takes the state of the feature out of that of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - onTap: Called when the link is tapped.
  ///   - destination: The view of the feature.
  ///   - label: What the link shows.
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
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.onTap = onTap
    self.destination = destination
    self.label = label()
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a link to the feature with an id: one of several links that share a state.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - id: The id of the feature.
  ///   - onTap: Called when the link is tapped.
  ///   - destination: The view of the feature.
  ///   - label: What the link shows.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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
    self.init(
      store,
      state: { $0 },
      action: { $0 },
      id: id,
      onTap: onTap,
      destination: destination,
      label: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to the feature with an id in one case of several features.
  ///
  /// - Parameters:
  ///   - store: The store of a `@PresentationState` and its actions.
  ///   - toDestinationState: Takes the state of the feature out of that of the destinations.
  ///   - fromDestinationAction: Makes an action of the destinations.
  ///   - id: The id of the feature.
  ///   - onTap: Called when the link is tapped.
  ///   - destination: The view of the feature.
  ///   - label: What the link shows.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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
    self.init(
      store,
      state: { state in toDestinationState(state).flatMap { $0.id == id ? $0 : nil } },
      action: fromDestinationAction,
      onTap: onTap,
      destination: destination,
      label: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The link.
  public var body: some View {
    label.presenting(
      store,
      state: toDestinationState,
      action: fromDestinationAction,
      reportingAt: location
    ) { label, item in
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
