#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif
public import SwiftNavigation

// What the compiler says to those who present a store, and not a binding of one.

extension View {
  /// Says that what is presented is closed by a binding.
  @available(
    *,
    unavailable,
    message: """
      Write '$store.scope(…)' in place of 'store.scope(…)', with '@Bindable var store': a binding closes what is \
      presented.
      """
  )
  public func sheet<State, Action, Content: View>(
    item: Store<State, PresentationAction<Action>>?,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    self
  }

  /// Says that what is presented is closed by a binding.
  @available(
    *,
    unavailable,
    message: """
      Write '$store.scope(…)' in place of 'store.scope(…)', with '@Bindable var store': a binding closes what is \
      presented.
      """
  )
  public func fullScreenCover<State, Action, Content: View>(
    item: Store<State, PresentationAction<Action>>?,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    self
  }

  /// Says that what is presented is closed by a binding.
  @available(
    *,
    unavailable,
    message: """
      Write '$store.scope(…)' in place of 'store.scope(…)', with '@Bindable var store': a binding closes what is \
      presented.
      """
  )
  public func popover<State, Action, Content: View>(
    item: Store<State, PresentationAction<Action>>?,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    self
  }

  /// Says that what is presented is closed by a binding.
  @available(
    *,
    unavailable,
    message: """
      Write '$store.scope(…)' in place of 'store.scope(…)', with '@Bindable var store': a binding closes what is \
      presented.
      """
  )
  public func navigationDestination<State, Action, Content: View>(
    item: Store<State, PresentationAction<Action>>?,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    self
  }

  /// Says that what is presented is closed by a binding.
  @available(
    *,
    unavailable,
    message: """
      Write '$store.scope(…)' in place of 'store.scope(…)', with '@Bindable var store': a binding closes what is \
      presented.
      """
  )
  public func alert<Action>(
    _ item: Store<AlertState<Action>, PresentationAction<Action>>?
  ) -> some View {
    self
  }

  /// Says that what is presented is closed by a binding.
  @available(
    *,
    unavailable,
    message: """
      Write '$store.scope(…)' in place of 'store.scope(…)', with '@Bindable var store': a binding closes what is \
      presented.
      """
  )
  public func confirmationDialog<Action>(
    _ item: Store<ConfirmationDialogState<Action>, PresentationAction<Action>>?
  ) -> some View {
    self
  }
}
