extension Mistake {
  /// Mistakes in the ordinary screen with a key path to the ids in each 'ForEach'.
  static let inIdentifiedScreen: [Mistake] = [
    Mistake(
      .identified,
      "Text(item.title)",
      becomes: "Text(item.titel)",
      says: "value of type 'Item' has no member 'titel'"
    ),
    Mistake(
      .identified,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabledd(store.newTitle.isEmpty)",
      says: "value of type 'Button<Text>' has no member 'disabledd'"
    ),
    Mistake(
      .identified,
      ".itemTapped(item.id)",
      becomes: ".itemTaped(item.id)",
      says: "type 'Lists.Action' has no member 'itemTaped'"
    ),
    Mistake(
      .identified,
      "Text(filter.rawValue)",
      becomes: "Text(filter.rawVlue)",
      says: "value of type 'Filter' has no member 'rawVlue'"
    ),
    Mistake(
      .identified,
      #"ForEach(store.groups, id: \.id)"#,
      becomes: #"ForEach(store.groups, id: \.idd)"#,
      says: "value of type 'ItemGroup' has no member 'idd'"
    ),
    Mistake(
      .identified,
      #"ForEach(group.items, id: \.id)"#,
      becomes: #"ForEach(group.items, id: \.idd)"#,
      says: "value of type 'Item' has no member 'idd'"
    ),
    Mistake(
      .identified,
      "ForEach(group.items",
      becomes: "ForEach(group.itms",
      says: "value of type 'ItemGroup' has no member 'itms'"
    ),
    Mistake(
      .identified,
      "ForEach(store.groups",
      becomes: "ForEach(store.grops",
      says: """
        value of type 'StoreOf<Lists>' (aka 'Store<Lists.State, Lists.Action>') has no dynamic \
        member 'grops' using key path from root type 'Lists.State'
        """
    ),
    Mistake(
      .identified,
      "text: $store.newTitle",
      becomes: "text: store.newTitle",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
    Mistake(
      .identified,
      "Text(group.title)",
      becomes: "Text(group.titel)",
      says: "value of type 'ItemGroup' has no member 'titel'"
    ),
  ]
}
