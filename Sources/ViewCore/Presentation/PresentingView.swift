/// A view that presents another one while an item is not `nil`.
struct PresentingView<Base: View, Item, ID: Hashable, Presented: View> {
  let base: Base
  let item: Binding<Item?>
  /// The identity of an item.
  ///
  /// A new item with the same identity keeps the presented view.
  let id: (Item) -> ID
  let onDismiss: (() -> Void)?
  let present: (Item, @escaping () -> Void) -> Presented
}

extension PresentingView: View {
  var body: some View {
    let presented = item.wrappedValue.map { item in
      LifetimeView(
        content: present(item) { self.item.wrappedValue = nil },
        observer: DismissalObserver(onDismiss: onDismiss)
      )
      .id(id(item))
    }
    TupleView(base, presented)
  }
}

/// Runs the app's action when the presented view is removed, for any reason.
///
/// Closing the window removes its presentations without dismissing them.
private struct DismissalObserver: LifetimeObserver {
  let onDismiss: (() -> Void)?

  func appear(in graph: ViewGraph) {}

  func update(_ memory: inout Void, in graph: ViewGraph) {}

  func disappear(_ memory: Void, in graph: ViewGraph) {
    if let onDismiss, !graph.isEnding { graph.afterUpdate(onDismiss) }
  }
}

extension Binding where Value == Bool {
  /// A binding of an item that exists while the value is `true`.
  ///
  /// Writing `nil` sets the value to `false`.
  var asItem: Binding<Void?> {
    asItem(())
  }

  /// A binding of data that exists while the value is `true` and the data is not `nil`.
  ///
  /// Writing `nil` sets the value to `false`.
  func asItem<T>(_ data: T?) -> Binding<T?> {
    Binding<T?> {
      wrappedValue ? data : nil
    } set: {
      wrappedValue = $0 != nil
    }
  }
}
