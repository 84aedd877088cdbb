internal import ConcurrencyExtras
public import ViewLayer

/// A `NavigationStack` whose screens are the features of a ``StackState``.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
///   StandupsListView(store: store.scope(state: \.standupsList, action: { .standupsList($0) }))
/// } destination: { state in
///   switch state {
///   case .detail:
///     CaseLet(
///       /AppFeature.Path.State.detail,
///       action: AppFeature.Path.Action.detail,
///       then: StandupDetailView.init(store:)
///     )
///   }
/// }
/// ```
///
/// `NavigationLink(state:)` pushes a feature: the store receives `.push`. Going back sends `.popFrom`. A screen
/// that goes shows its last state. If no `forEach` handles the actions of the stack, the stack reports an issue
/// when the user navigates.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination
  private let location: SourceLocation

  /// Creates a stack that makes each screen from the store of its feature.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The lowest screen.
  ///   - destination: The screen of a feature.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a stack that makes each screen from the case of its state.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The lowest screen.
  ///   - destination: The screen of a case, as in ``SwitchStore``.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public init<D: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> D,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Destination == SwitchStore<State, Action, D> {
    self.init(
      store,
      root: root,
      destination: { SwitchStore($0, content: destination) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The screens.
  public var body: some View {
    WithViewStore(store, observe: { $0 }, removeDuplicates: { $0.ids == $1.ids }) { viewStore in
      stack(of: viewStore.state)
    }
  }

  @MainActor
  private func stack(of state: StackState<State>) -> some View {
    store.elementStores(of: Action.self).prune(keeping: state.ids)
    return NavigationStack(path: store.path(reportingAt: location)) {
      root.modifier(_NavigationDestinationViewModifier(store: store, destination: destination))
    }
  }
}
