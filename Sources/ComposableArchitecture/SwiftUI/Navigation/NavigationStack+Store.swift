internal import ConcurrencyExtras
public import ViewLayer

extension NavigationStack where Root == AnyView {
  /// Creates a stack of screens whose state is in a store.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<AppFeature>
  ///
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   ListView(store: store.scope(state: \.list, action: \.list))
  /// } destination: { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// The back button sends `.popFrom`, and `NavigationLink(state:)` sends `.push`. A screen that leaves shows
  /// its last state.
  ///
  /// - Parameters:
  ///   - path: The store of the stack.
  ///   - root: The lowest screen.
  ///   - destination: Makes the screen of an element.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> some View,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data == StackState<State>.PathView {
    let store = path.wrappedValue
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    store.elementStores(of: Action.self).prune(keeping: store.core.state.ids)
    self.init(path: store.path(reportingAt: location)) {
      root().modifier(_NavigationDestinationViewModifier(store: store, destination: destination))
    }
  }
}

/// Makes the screens of a stack from the elements in a store.
public struct _NavigationDestinationViewModifier<State, Action, Destination: View>: ViewModifier {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination

  /// The root, with its destinations.
  public func body(content: Content) -> some View {
    content
      .environment(\.stackStateType, StackStateType(State.self))
      .navigationDestination(for: StackState<State>.Component.self) { component in
        destination(store.scope(component: component))
          .environment(\.stackStateType, StackStateType(State.self))
      }
  }
}
