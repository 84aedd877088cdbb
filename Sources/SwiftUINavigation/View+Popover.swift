#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

nonisolated extension View {
  /// Presents a popover while there is an item, which a part of it identifies.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the popover was left.
  ///   - id: The part of the item that tells it from others.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of the view that the popover is at.
  ///   - content: Makes the content from the item.
  /// - Returns: A view that presents a popover.
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    popover(item: item.identified(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
    { identified in
      content(identified.item)
    }
  }

  /// Presents a popover while there is an item, whose content changes it.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the popover was left.
  ///   - id: The part of the item that tells it from others.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of the view that the popover is at.
  ///   - content: Makes the content from a binding to the item.
  /// - Returns: A view that presents a popover.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    popover(item: item.identified(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
    { identified in
      content(Binding(unwrapping: item, default: identified.item))
    }
  }

  /// Presents a popover while there is an item, whose content changes it.
  ///
  /// ```swift
  /// .popover(item: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the popover was left.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of the view that the popover is at.
  ///   - content: Makes the content from a binding to the item.
  /// - Returns: A view that presents a popover.
  @_disfavoredOverload
  public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
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
