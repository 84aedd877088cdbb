/// A view with another one above it while an item is there.
struct PresentingView<Base: View, Item, ID: Hashable, Presented: View> {
  let base: Base
  let item: Binding<Item?>
  /// What tells items apart: another item of the same id keeps what is presented.
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

/// Tells the app when what was presented is gone, whoever closed it.
///
/// A window that is closed takes along what is presented in it, and dismisses nothing.
private struct DismissalObserver: LifetimeObserver {
  let onDismiss: (() -> Void)?

  func appear(in graph: ViewGraph) {}

  func update(_ memory: inout Void, in graph: ViewGraph) {}

  func disappear(_ memory: Void, in graph: ViewGraph) {
    if let onDismiss, !graph.isEnding { graph.afterUpdate(onDismiss) }
  }
}

extension Binding where Value == Bool {
  /// Something while the value is true.
  ///
  /// Writing `nil` makes it false.
  var asItem: Binding<Void?> {
    asItem(())
  }

  /// Some data while the value is true and the data is there.
  ///
  /// Writing `nil` makes the value false.
  func asItem<T>(_ data: T?) -> Binding<T?> {
    Binding<T?> {
      wrappedValue ? data : nil
    } set: {
      wrappedValue = $0 != nil
    }
  }
}
