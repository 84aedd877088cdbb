nonisolated extension View {
  /// Presents views in a sheet above the page while a condition holds.
  ///
  /// The person closes it with the escape key or a tap beside it, which makes the condition false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there.
  ///   - onDismiss: What to do when it is gone.
  ///   - content: The views in the sheet.
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

  /// Presents views in a sheet above the page while there is an item for them.
  ///
  /// The person closes it with the escape key or a tap beside it, which makes the item `nil`.
  ///
  /// ```swift
  /// .sheet(item: $editedTodo) { todo in
  ///   TodoEditor(todo: todo)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item. One with another id is a new sheet.
  ///   - onDismiss: What to do when a sheet is gone.
  ///   - content: Makes the views in the sheet.
  /// - Returns: The view with its sheet.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(item, id: \.id, in: .sheet, onDismiss: onDismiss, content: content)
  }

  /// Presents views that cover the whole page while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is covered.
  ///   - onDismiss: What to do when the cover is gone.
  ///   - content: The views in the cover.
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

  /// Presents views that cover the whole page while there is an item for them.
  ///
  /// - Parameters:
  ///   - item: The item. One with another id is a new cover.
  ///   - onDismiss: What to do when a cover is gone.
  ///   - content: Makes the views in the cover.
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
