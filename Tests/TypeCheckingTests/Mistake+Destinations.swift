extension Mistake {
  /// Mistakes in a screen whose sheet and alert are cases of an enum.
  static let inScreenWithDestinations: [Mistake] = [
    Mistake(
      .destinations,
      "Text(item.title)",
      becomes: "Text(item.titel)",
      says: "value of type 'Item' has no member 'titel'"
    ),
    Mistake(
      .destinations,
      "Text(item.title)",
      becomes: "Text(item.id)",
      says: "cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'"
    ),
    Mistake(
      .destinations,
      "store.send(.addButtonTapped)",
      becomes: "store.send(.addButtonTaped)",
      says: "type 'Lists.Action' has no member 'addButtonTaped'"
    ),
    Mistake(
      .destinations,
      "text: $store.newTitle)",
      becomes: "text: store.newTitle)",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
    Mistake(
      .destinations,
      "selection: $store.filter",
      becomes: "selection: $store.filtr",
      says: """
        value of type 'Bindable<StoreOf<Lists>>' (aka 'Bindable<Store<Lists.State, \
        Lists.Action>>') has no dynamic member 'filtr' using key path from root type \
        'Lists.State'
        """
    ),
    Mistake(
      .destinations,
      "ForEach(group.items)",
      becomes: "ForEach(group.itms)",
      says: "value of type 'ItemGroup' has no member 'itms'"
    ),
    Mistake(
      .destinations,
      "ForEach(store.groups)",
      becomes: "ForEach(store.grops)",
      says: """
        value of type 'StoreOf<Lists>' (aka 'Store<Lists.State, Lists.Action>') has no dynamic \
        member 'grops' using key path from root type 'Lists.State'
        """
    ),
    Mistake(
      .destinations,
      "Text(group.title)",
      becomes: "Text(group.titel)",
      says: "value of type 'ItemGroup' has no member 'titel'"
    ),
  ]
}
