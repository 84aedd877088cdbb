public import ViewLayer

nonisolated extension View {
  /// Presents a sheet of an item with an id from any part of it, while the item is not nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the sheet.
  ///   - id: The part of the item that identifies it.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the content from the item.
  /// - Returns: The presenting view.
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) { identified in
      content(identified.item)
    }
  }

  /// Presents a sheet that edits an item with an id from any part of it, while the item is not nil.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) { identified in
      content(Binding(unwrapping: item, default: identified.item))
    }
  }

  /// Presents a sheet that edits an item, while the item is not nil.
  ///
  /// ```swift
  /// .sheet(item: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the sheet.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the content from a binding to the item.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    sheet(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }
}

nonisolated extension View {
  /// Presents a cover over the whole screen of an item with an id from any part of it, while the item is not nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the cover.
  ///   - id: The part of the item that identifies it.
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: Makes the content from the item.
  /// - Returns: The presenting view.
  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { identified in
      content(identified.item)
    }
  }

  /// Presents a cover over the whole screen that edits an item with an id from any part of it, while the item is not
  /// nil.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { identified in
      content(Binding(unwrapping: item, default: identified.item))
    }
  }

  /// Presents a cover over the whole screen that edits an item, while the item is not nil.
  ///
  /// ```swift
  /// .fullScreenCover(item: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the cover.
  ///   - onDismiss: Called when the cover has closed.
  ///   - content: Makes the content from a binding to the item.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }
}

nonisolated extension View {
  /// Presents a popover of an item with an id from any part of it, while the item is not nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the popover.
  ///   - id: The part of the item that identifies it.
  ///   - attachmentAnchor: The part of this view that the popover points at.
  ///   - arrowEdge: The edge of that part with the popover's arrow, or nil for the top.
  ///   - content: Makes the content from the item.
  /// - Returns: The presenting view.
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    popover(
      item: item.identified(by: id),
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge ?? .top
    ) { identified in
      content(identified.item)
    }
  }

  /// Presents a popover that edits an item with an id from any part of it, while the item is not nil.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    popover(
      item: item.identified(by: id),
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge ?? .top
    ) { identified in
      content(Binding(unwrapping: item, default: identified.item))
    }
  }

  /// Presents a popover that edits an item, while the item is not nil.
  ///
  /// ```swift
  /// .popover(item: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the popover.
  ///   - attachmentAnchor: The part of this view that the popover points at.
  ///   - arrowEdge: The edge of that part with the popover's arrow, or nil for the top.
  ///   - content: Makes the content from a binding to the item.
  /// - Returns: The presenting view.
  @_disfavoredOverload
  public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    popover(
      item: item,
      id: \.id,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge,
      content: content
    )
  }
}
