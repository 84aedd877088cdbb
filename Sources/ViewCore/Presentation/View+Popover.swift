nonisolated extension View {
  /// Presents a popover next to the view while a condition is true, or a sheet on a small screen.
  ///
  /// The escape key or a tap outside closes it and sets the condition to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented.
  ///   - attachmentAnchor: The part of the view to which the popover is attached.
  ///   - arrowEdge: The side of the view. If there is no space, the popover is on the opposite
  ///     side.
  ///   - content: The content of the popover.
  /// - Returns: The view with its popover.
  public func popover(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentingView(
      base: self,
      item: isPresented.asItem,
      id: { _ in 0 },
      onDismiss: nil
    ) { _, dismiss in
      Dialog(style: .popover(arrowEdge), dismiss: dismiss, content: content())
    }
  }

  /// Presents a popover next to the view while an item is not `nil`, or a sheet on a small screen.
  ///
  /// The escape key or a tap outside closes it and sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item. An item with another id presents a new popover.
  ///   - attachmentAnchor: The part of the view to which the popover is attached.
  ///   - arrowEdge: The side of the view. If there is no space, the popover is on the opposite
  ///     side.
  ///   - content: A closure that creates the content from the item.
  /// - Returns: The view with its popover.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    PresentingView(base: self, item: item, id: \.id, onDismiss: nil) { item, dismiss in
      Dialog(style: .popover(arrowEdge), dismiss: dismiss, content: content(item))
    }
  }
}
