extension Mistake {
  /// Mistakes in the screen of jars on shelves.
  static let inPantry: [Mistake] =
    inRowsAndFilterOfPantry.map { Mistake(.pantry, $0.0, becomes: $0.1, says: $0.2) }
    + inRowsAndFilterOfPantry.map { Mistake(.pantryOfParts, $0.0, becomes: $0.1, says: $0.2) }
    + [
      Mistake(
        .pantry,
        "placement: .primaryAction",
        becomes: "placement: .primaryActoin",
        says: "type 'ToolbarItemPlacement' has no member 'primaryActoin'"
      ),
      Mistake(
        .pantry,
        ".navigationTitle(\"New\")",
        becomes: ".navigationTitel(\"New\")",
        says: "value of type 'JarFormView' has no member 'navigationTitel'"
      ),
      Mistake(
        .pantry,
        "store.send(.saveTapped)",
        becomes: "store.send(.saveTaped)",
        says: "type 'Pantry.Action' has no member 'saveTaped'"
      ),
    ]

  /// The right part, the wrong one and the message of mistakes that are told whatever follows the list.
  private static let inRowsAndFilterOfPantry = [
    (
      "ForEach(store.shelves)",
      "ForEach(store.shelfs)",
      """
      value of type 'StoreOf<Pantry>' (aka 'Store<Pantry.State, Pantry.Action>') has no dynamic member 'shelfs' using \
      key path from root type 'Pantry.State'
      """
    ),
    (
      "ForEach(shelf.jars)",
      "ForEach(shelf.jrs)",
      "value of type 'Shelf' has no member 'jrs'"
    ),
    (
      "Text(jar.name)",
      "Text(jar.nam)",
      "value of type 'Jar' has no member 'nam'"
    ),
    (
      ".jarTapped(jar.id)",
      ".jarTaped(jar.id)",
      "type 'Pantry.Action' has no member 'jarTaped'"
    ),
    (
      "$store.onlyOpen",
      "$store.onlyOpn",
      """
      value of type 'Bindable<StoreOf<Pantry>>' (aka 'Bindable<Store<Pantry.State, Pantry.Action>>') has no dynamic \
      member 'onlyOpn' using key path from root type 'Pantry.State'
      """
    ),
  ]
}
