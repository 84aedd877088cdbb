public import ViewLayer

// The compiler's message for a stack that gets a store, and not a binding to a store.

extension NavigationStack {
  /// Explains that popping a screen takes a binding.
  @available(
    *,
    unavailable,
    message: """
      Write '$store.scope(…)' in place of 'store.scope(…)', with '@Bindable var store': a binding pops \
      screens.
      """
  )
  @MainActor
  public init<State, Action, Destination: View, R: View>(
    path: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  )
  where
    Data == StackState<State>.PathView,
    Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
  {
    fatalError("'init(path:root:destination:)' is unavailable")
  }
}
