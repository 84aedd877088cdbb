#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension View {
  /// Presents a dialog while a state describes one.
  ///
  /// ```swift
  /// .confirmationDialog($model.dialog) { action in
  ///   model.dialogButtonTapped(action)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: A binding to the dialog, which is `nil` when a button was tapped.
  ///   - handler: Takes the action of the button, or `nil` if it has none.
  /// - Returns: A view that presents the dialog.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (_ action: Value?) -> Void
  ) -> some View {
    confirmationDialog(
      item: state,
      titleVisibility: state.wrappedValue.map { Visibility($0.titleVisibility) } ?? .automatic
    ) { dialog in
      Text(dialog.title)
    } actions: { dialog in
      ActionButtons(buttons: dialog.buttons, perform: handler)
    } message: { dialog in
      dialog.message.map { Text($0) }
    }
  }

  /// Presents a dialog while a state describes one.
  ///
  /// - Parameters:
  ///   - state: A binding to the dialog, which is `nil` when a button was tapped.
  ///   - handler: Takes the action of the button, or `nil` if it has none, in a task.
  /// - Returns: A view that presents the dialog.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Value: Sendable>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    confirmationDialog(state) { (action: Value?) in
      Task { await handler(action) }
    }
  }

  /// Presents a dialog whose buttons have no actions while a state describes one.
  ///
  /// - Parameter state: A binding to the dialog, which is `nil` when a button was tapped.
  /// - Returns: A view that presents the dialog.
  @preconcurrency
  @MainActor
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }

  /// Presents a dialog while there is an item.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when a button was tapped.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Makes the title.
  ///   - actions: Makes the buttons.
  ///   - message: Makes the message.
  /// - Returns: A view that presents the dialog.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Item>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: item.isPresent(),
      titleVisibility: titleVisibility,
      presenting: item.wrappedValue,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog without a message while there is an item.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when a button was tapped.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Makes the title.
  ///   - actions: Makes the buttons.
  /// - Returns: A view that presents the dialog.
  @preconcurrency
  @MainActor
  public func confirmationDialog<Item>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    confirmationDialog(
      item: item,
      titleVisibility: titleVisibility,
      title: title,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }
}
