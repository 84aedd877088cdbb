extension Mistake {
  /// Mistakes in a list whose rows have stores.
  static let inRowsOfStores: [Mistake] = [
    Mistake(
      .rows,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabledd(store.newTitle.isEmpty)",
      says: "has no member 'disabledd'"
    ),
    Mistake(
      .rows,
      #"(state: \.rows, action: \.rows)"#,
      becomes: #"(state: \.rowz, action: \.rows)"#,
      says: "has no member 'rowz'"
    ),
    Mistake(
      .rows,
      #".navigationTitle("Lists")"#,
      becomes: #".navigationTitel("Lists")"#,
      says: "has no member 'navigationTitel'"
    ),
    Mistake(
      .rows,
      "store.send(.addButtonTapped)",
      becomes: "store.send(.addButtonTaped)",
      says: "has no member 'addButtonTaped'"
    ),
    Mistake(
      .rows,
      "text: $store.newTitle)",
      becomes: "text: store.newTitle)",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
  ]
}
