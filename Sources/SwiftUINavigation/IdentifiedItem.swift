import ViewLayer

/// An item with an id from any part of it.
struct IdentifiedItem<ID: Hashable, Item>: Identifiable {
  let item: Item
  let id: ID
}

extension Binding {
  /// A binding to an optional item with an id.
  func identified<ID: Hashable, Item>(
    by id: KeyPath<Item, ID>
  ) -> Binding<IdentifiedItem<ID, Item>?> where Value == Item? {
    Binding<IdentifiedItem<ID, Item>?> {
      wrappedValue.map { IdentifiedItem(item: $0, id: $0[keyPath: id]) }
    } set: { identified, transaction in
      self.transaction(transaction).wrappedValue = identified?.item
    }
  }
}
