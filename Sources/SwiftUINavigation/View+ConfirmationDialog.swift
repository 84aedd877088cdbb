public import ViewLayer

extension View {
  /// Presents a dialog while the state describes one.
  ///
  /// ```swift
  /// .confirmationDialog($model.dialog) { action in
  ///   model.dialogButtonTapped(action)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: A binding to the dialog. It becomes `nil` when the user taps a button.
  ///   - handler: Called with the action of the tapped button, or `nil` if it has none.
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

  /// Presents a dialog while the state describes one, and handles its actions in tasks.
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

  /// Presents a dialog without button actions while the state describes one.
  @preconcurrency
  @MainActor
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }

  /// Presents a dialog of an item while the item is not nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user taps a button.
  ///   - titleVisibility: The visibility of the title.
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

  /// Presents a dialog of an item without a message while the item is not nil.
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
