extension Mistake {
  /// Mistakes in a list whose rows have stores.
  static let inRowsOfStores: [Mistake] = [
    Mistake(
      .rows,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabledd(store.newTitle.isEmpty)",
      says: "value of type 'Button<Text>' has no member 'disabledd'"
    ),
    Mistake(
      .rows,
      #"(state: \.rows, action: \.rows)"#,
      becomes: #"(state: \.rowz, action: \.rows)"#,
      says: "value of type 'Lists.State' has no member 'rowz'",
      andSays: [
        "generic parameter 'ElementState' could not be inferred"
      ]
    ),
    Mistake(
      .rows,
      #".navigationTitle("Lists")"#,
      becomes: #".navigationTitel("Lists")"#,
      says: "value of type 'List<Never, AnyView>' has no member 'navigationTitel'",
      andSays: [
        "cannot infer contextual base in reference to member 'saveButtonTapped'"
      ]
    ),
    Mistake(
      .rows,
      "store.send(.addButtonTapped)",
      becomes: "store.send(.addButtonTaped)",
      says: "type 'Lists.Action' has no member 'addButtonTaped'"
    ),
    Mistake(
      .rows,
      "text: $store.newTitle)",
      becomes: "text: store.newTitle)",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
  ]
}
