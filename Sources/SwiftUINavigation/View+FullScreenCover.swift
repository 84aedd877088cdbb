#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

nonisolated extension View {
  /// Presents a full screen cover while there is an item, which a part of it identifies.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the cover was left.
  ///   - id: The part of the item that tells it from others.
  ///   - onDismiss: Called when it has gone.
  ///   - content: Makes the content from the item.
  /// - Returns: A view that presents a full screen cover.
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

  /// Presents a full screen cover while there is an item, whose content changes it.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the cover was left.
  ///   - id: The part of the item that tells it from others.
  ///   - onDismiss: Called when it has gone.
  ///   - content: Makes the content from a binding to the item.
  /// - Returns: A view that presents a full screen cover.
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

  /// Presents a full screen cover while there is an item, whose content changes it.
  ///
  /// ```swift
  /// .fullScreenCover(item: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the cover was left.
  ///   - onDismiss: Called when it has gone.
  ///   - content: Makes the content from a binding to the item.
  /// - Returns: A view that presents a full screen cover.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> some View
  ) -> some View {
    fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }
}
