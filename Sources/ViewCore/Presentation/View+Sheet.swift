nonisolated extension View {
  /// Presents a sheet above the page while a condition is true.
  ///
  /// The escape key or a tap outside closes it and sets the condition to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented.
  ///   - onDismiss: The action that runs when the sheet is removed.
  ///   - content: The content of the sheet.
  /// - Returns: The view with its sheet.
  public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(isPresented.asItem, id: { _ in 0 }, in: .sheet, onDismiss: onDismiss) { _ in
      content()
    }
  }

  /// Presents a sheet above the page while an item is not `nil`.
  ///
  /// The escape key or a tap outside closes it and sets the item to `nil`.
  ///
  /// ```swift
  /// .sheet(item: $editedTodo) { todo in
  ///   TodoEditor(todo: todo)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item. An item with another id presents a new sheet.
  ///   - onDismiss: The action that runs when a sheet is removed.
  ///   - content: A closure that creates the content from the item.
  /// - Returns: The view with its sheet.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(item, id: \.id, in: .sheet, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover over the whole page while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is presented.
  ///   - onDismiss: The action that runs when the cover is removed.
  ///   - content: The content of the cover.
  /// - Returns: The view with its cover.
  public func fullScreenCover(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(isPresented.asItem, id: { _ in 0 }, in: .cover, onDismiss: onDismiss) { _ in
      content()
    }
  }

  /// Presents a cover over the whole page while an item is not `nil`.
  ///
  /// - Parameters:
  ///   - item: The item. An item with another id presents a new cover.
  ///   - onDismiss: The action that runs when a cover is removed.
  ///   - content: A closure that creates the content from the item.
  /// - Returns: The view with its cover.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(item, id: \.id, in: .cover, onDismiss: onDismiss, content: content)
  }

  private func presenting<Item>(
    _ item: Binding<Item?>,
    id: @escaping (Item) -> some Hashable,
    in style: DialogStyle,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> some View
  ) -> some View {
    PresentingView(base: self, item: item, id: id, onDismiss: onDismiss) { item, dismiss in
      Dialog(style: style, dismiss: dismiss, content: content(item))
    }
  }
}
