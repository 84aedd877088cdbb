public import ViewLayer

// The compiler's message for a stack that gets a store, and not a binding to a store.

extension NavigationStack where Root == AnyView {
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
  public init<State, Action, Destination: View>(
    path: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> some View,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Data == StackState<State>.PathView {
    fatalError("'init(path:root:destination:)' is unavailable")
  }
}
