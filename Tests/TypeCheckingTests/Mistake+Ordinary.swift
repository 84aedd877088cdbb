extension Mistake {
  /// Mistakes in a list with sections, a field, a picker, swipe actions, a toolbar, a sheet and an alert of a store.
  static let inOrdinaryScreen: [Mistake] = [
    Mistake(
      .ordinary,
      "ForEach(store.groups)",
      becomes: "ForEach(store.grops)",
      says: """
        value of type 'StoreOf<Lists>' (aka 'Store<Lists.State, Lists.Action>') has no dynamic member \
        'grops' using key path from root type 'Lists.State'
        """
    ),
    Mistake(
      .ordinary,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabledd(store.newTitle.isEmpty)",
      says: "value of type 'Button<Text>' has no member 'disabledd'"
    ),
    Mistake(
      .ordinary,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabled(store.newTitel.isEmpty)",
      says: """
        value of type 'StoreOf<Lists>' (aka 'Store<Lists.State, Lists.Action>') has no dynamic \
        member 'newTitel' using key path from root type 'Lists.State'
        """
    ),
    Mistake(
      .ordinary,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabled(store.newTitle)",
      says: "cannot convert value of type 'String' to expected argument type 'Bool'"
    ),
    Mistake(
      .ordinary,
      "text: $store.newTitle)",
      becomes: "text: $store.newTitel)",
      says: """
        value of type 'Bindable<StoreOf<Lists>>' (aka 'Bindable<Store<Lists.State, \
        Lists.Action>>') has no dynamic member 'newTitel' using key path from root type \
        'Lists.State'
        """
    ),
    Mistake(
      .ordinary,
      "text: $store.newTitle)",
      becomes: "text: store.newTitle)",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
    Mistake(
      .ordinary,
      "text: $store.newTitle)",
      becomes: "text: $store.isBusy)",
      says: """
        cannot convert value of type 'Binding<Bool>' to expected argument type 'Binding<String>'
        """
    ),
    Mistake(
      .ordinary,
      #"TextField("New item", text: $store.newTitle)"#,
      becomes: #"TextFeld("New item", text: $store.newTitle)"#,
      says: "cannot find 'TextFeld' in scope"
    ),
    Mistake(
      .ordinary,
      "selection: $store.filter)",
      becomes: "selection: store.filter)",
      says: """
        cannot convert value of type 'Filter' to expected argument type 'Binding<SelectionValue>'
        """,
      andSays: [
        "generic parameter 'SelectionValue' could not be inferred"
      ]
    ),
    Mistake(
      .ordinary,
      "selection: $store.filter)",
      becomes: "selection: $store.filtr)",
      says: """
        value of type 'Bindable<StoreOf<Lists>>' (aka 'Bindable<Store<Lists.State, \
        Lists.Action>>') has no dynamic member 'filtr' using key path from root type \
        'Lists.State'
        """
    ),
    Mistake(
      .ordinary,
      "Text(filter.rawValue)",
      becomes: "Text(filter.rawVale)",
      says: "value of type 'Filter' has no member 'rawVale'"
    ),
    Mistake(
      .ordinary,
      "ForEach(Filter.allCases)",
      becomes: "ForEach(Filter.allCase)",
      says: "type 'Filter' has no member 'allCase'"
    ),
    Mistake(
      .ordinary,
      "isOn: $store.isBusy",
      becomes: "isOn: $store.newTitle",
      says: """
        cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Bool>'
        """
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTaped(item.id))",
      says: "type 'Lists.Action' has no member 'itemTaped'"
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped(item.title))",
      says: "cannot convert value of type 'String' to expected argument type 'Item.ID' (aka 'Int')"
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped)",
      says: "member 'itemTapped' expects argument of type 'Item.ID' (aka 'Int')"
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.sent(.itemTapped(item.id))",
      says: """
        value of type 'StoreOf<Lists>' (aka 'Store<Lists.State, Lists.Action>') has no dynamic \
        member 'sent' using key path from root type 'Lists.State'
        """,
      andSays: [
        "cannot infer contextual base in reference to member 'itemTapped'"
      ]
    ),
    Mistake(
      .ordinary,
      #"item.isDone ? "checkmark.circle" : "circle""#,
      becomes: #"item.isDon ? "checkmark.circle" : "circle""#,
      says: "value of type 'Item' has no member 'isDon'"
    ),
    Mistake(
      .ordinary,
      "Text(item.title)",
      becomes: "Text(item.titel)",
      says: "value of type 'Item' has no member 'titel'"
    ),
    Mistake(
      .ordinary,
      "Text(item.title)",
      becomes: "Text(item.id)",
      says: "cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'"
    ),
    Mistake(
      .ordinary,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".foregroundStyel(item.isDone ? .secondary : .primary)",
      says: "value of type 'Text' has no member 'foregroundStyel'",
      andSays: [
        "cannot infer contextual base in reference to member 'secondary'"
      ]
    ),
    Mistake(
      .ordinary,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".foregroundStyle(item.isDone ? .secondary : .primry)",
      says: "type 'HierarchicalShapeStyle' has no member 'primry'"
    ),
    Mistake(
      .ordinary,
      ".swipeActions {",
      becomes: ".swipeAction {",
      says: """
        value of type 'Button<HStack<TupleView<Image, Text, Spacer>>>' has no member \
        'swipeAction'
        """
    ),
    Mistake(
      .ordinary,
      "role: .destructive",
      becomes: "role: .destroy",
      says: "type 'ButtonRole?' has no member 'destroy'"
    ),
    Mistake(
      .ordinary,
      "store.send(.deleteButtonTapped(item.id))",
      becomes: "store.send(.deleteButtonTapped(item))",
      says: "cannot convert value of type 'Item' to expected argument type 'Item.ID' (aka 'Int')"
    ),
    Mistake(
      .ordinary,
      "Text(group.title)",
      becomes: "Text(group.id)",
      says: "cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'"
    ),
    Mistake(
      .ordinary,
      "Text(group.title)",
      becomes: "Text(group.titel)",
      says: "value of type 'ItemGroup' has no member 'titel'"
    ),
    Mistake(
      .ordinary,
      "store.send(.addButtonTapped)",
      becomes: "store.send(.addButtonTaped)",
      says: "type 'Lists.Action' has no member 'addButtonTaped'"
    ),
    Mistake(
      .ordinary,
      #".navigationTitle("Lists")"#,
      becomes: #".navigationTitel("Lists")"#,
      says: "value of type 'List<Never, AnyView>' has no member 'navigationTitel'"
    ),
    Mistake(
      .ordinary,
      "placement: .primaryAction",
      becomes: "placement: .primaryActoin",
      says: "type 'ToolbarItemPlacement' has no member 'primaryActoin'"
    ),
    Mistake(
      .ordinary,
      "store.send(.refresh) }\n      }",
      becomes: "store.send(.refrsh) }\n      }",
      says: "type 'Lists.Action' has no member 'refrsh'"
    ),
    Mistake(
      .ordinary,
      #"state: \.detail, action: \.detail)"#,
      becomes: #"state: \.detial, action: \.detail)"#,
      says: "value of type 'Lists.State' has no member 'detial'",
      andSays: [
        """
        cannot convert value of type 'Store<_.Unwrapped, \
        PresentationAction<Detail.Action>.ChildAction>' (aka 'Store<_.Unwrapped, \
        Detail.Action>') to expected argument type 'StoreOf<Detail>' (aka 'Store<Detail.State, \
        Detail.Action>')
        """
      ]
    ),
    Mistake(
      .ordinary,
      #"state: \.detail, action: \.detail)"#,
      becomes: #"state: \.detail, action: \.detial)"#,
      says: """
        value of type 'KeyPath<Case<Lists.Action>, Case<ScopedAction>> & Sendable' has no dynamic \
        member 'detial' using key path from root type 'Lists.Action.AllCasePaths'
        """,
      andSays: [
        "generic parameter 'ScopedAction' could not be inferred"
      ]
    ),
    Mistake(
      .ordinary,
      "      DetailView(store: store)\n    }",
      becomes: "      DetailView(stor: store)\n    }",
      says: "incorrect argument label in call (have 'stor:', expected 'store:')"
    ),
    Mistake(
      .ordinary,
      "      DetailView(store: store)\n    }",
      becomes: "      DetailVew(store: store)\n    }",
      says: "cannot find 'DetailVew' in scope"
    ),
    Mistake(
      .ordinary,
      #"state: \.alert, action: \.alert)"#,
      becomes: #"state: \.alret, action: \.alert)"#,
      says: "value of type 'Lists.State' has no member 'alret'"
    ),
    Mistake(
      .ordinary,
      #"state: \.alert, action: \.alert)"#,
      becomes: #"state: \.alert, action: \.alret)"#,
      says: """
        value of type 'KeyPath<Case<Lists.Action>, Case<ScopedAction>> & Sendable' has no dynamic \
        member 'alret' using key path from root type 'Lists.Action.AllCasePaths'
        """,
      andSays: [
        "generic parameter 'ScopedAction' could not be inferred"
      ]
    ),
    Mistake(
      .ordinary,
      ".alert($store",
      becomes: ".alrt($store",
      says: "value of type 'some View' has no member 'alrt'"
    ),
    Mistake(
      .ordinary,
      #".sheet(item: $store.scope(state: \.detail"#,
      becomes: #".sheet(item: store.scope(state: \.detail"#,
      says: """
        cannot convert value of type 'Store<Detail.State, PresentationAction<Detail.Action>>?' to \
        expected argument type 'Binding<Item?>'
        """
    ),
    Mistake(
      .ordinary,
      "ForEach(group.items)",
      becomes: "ForEach(group.itms)",
      says: "value of type 'ItemGroup' has no member 'itms'"
    ),
  ]
}
