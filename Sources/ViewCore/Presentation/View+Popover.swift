nonisolated extension View {
  /// Presents views next to the view while a condition holds, and in a sheet on a small screen.
  ///
  /// The person closes it with the escape key or a tap beside it, which makes the condition false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is there.
  ///   - attachmentAnchor: What of the view the popover is next to.
  ///   - arrowEdge: The side of the view on which the popover is. Where it has no room there, it is
  ///     on the opposite side.
  ///   - content: The views in the popover.
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

  /// Presents views next to the view while there is an item for them, and in a sheet on a small
  /// screen.
  ///
  /// The person closes it with the escape key or a tap beside it, which makes the item `nil`.
  ///
  /// - Parameters:
  ///   - item: The item. One with another id is a new popover.
  ///   - attachmentAnchor: What of the view the popover is next to.
  ///   - arrowEdge: The side of the view on which the popover is. Where it has no room there, it is
  ///     on the opposite side.
  ///   - content: Makes the views in the popover.
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
