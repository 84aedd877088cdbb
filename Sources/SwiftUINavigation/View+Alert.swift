public import ViewLayer

extension View {
  /// Presents an alert while the state describes one.
  ///
  /// ```swift
  /// .alert($model.alert) { action in
  ///   model.alertButtonTapped(action)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: A binding to the alert. It becomes `nil` when the user taps a button.
  ///   - handler: Called with the action of the tapped button, or `nil` if it has none.
  /// - Returns: A view that presents the alert.
  @preconcurrency
  @MainActor
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (_ action: Value?) -> Void
  ) -> some View {
    alert(item: state) { alert in
      Text(alert.title)
    } actions: { alert in
      ActionButtons(buttons: alert.buttons, perform: handler)
    } message: { alert in
      alert.message.map { Text($0) }
    }
  }

  /// Presents an alert while the state describes one, and handles its actions in tasks.
  @preconcurrency
  @MainActor
  public func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor @Sendable (_ action: Value?) async -> Void
  ) -> some View {
    alert(state) { (action: Value?) in
      Task { await handler(action) }
    }
  }

  /// Presents an alert without button actions while the state describes one.
  @preconcurrency
  @MainActor
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { (_: Never?) in }
  }

  /// Presents an alert of an item while the item is not nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user taps a button.
  ///   - title: Makes the title.
  ///   - actions: Makes the buttons.
  ///   - message: Makes the message.
  /// - Returns: A view that presents the alert.
  @preconcurrency
  @MainActor
  public func alert<Item>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: item.isPresent(),
      presenting: item.wrappedValue,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert of an item, whose buttons can change the item.
  ///
  /// ```swift
  /// .alert(item: $model.renamed) { _ in
  ///   Text("Rename")
  /// } actions: { $name in
  ///   TextField("Name", text: $name)
  ///   Button("Save") { model.save(name) }
  /// } message: { _ in
  ///   Text("Choose another name.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user taps a button.
  ///   - title: Makes the title.
  ///   - actions: Makes the buttons of a binding to the item.
  ///   - message: Makes the message.
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func alert<Item>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    alert(item: item, title: title) {
      actions(Binding(unwrapping: item, default: $0))
    } message: {
      message($0)
    }
  }

  /// Presents an alert of an item without a message, whose buttons can change the item.
  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public func alert<Item>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> some View
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert of an item without a message while the item is not nil.
  @preconcurrency
  @MainActor
  public func alert<Item>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }
}
