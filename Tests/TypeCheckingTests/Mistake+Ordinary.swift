extension Mistake {
  /// Mistakes in a list with sections, a field, a picker, swipe actions, a toolbar, a sheet and an alert of a store.
  static let inOrdinaryScreen: [Mistake] = [
    Mistake(
      .ordinary,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabledd(store.newTitle.isEmpty)",
      says: "has no member 'disabledd'"
    ),
    Mistake(
      .ordinary,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabled(store.newTitel.isEmpty)",
      says: "has no dynamic member 'newTitel'"
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
      says: "has no dynamic member 'newTitel'"
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
      says:
        "cannot convert value of type 'Binding<Bool>' to expected argument type 'Binding<String>'"
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
      says:
        "cannot convert value of type 'Filter' to expected argument type 'Binding<SelectionValue>'"
    ),
    Mistake(
      .ordinary,
      "selection: $store.filter)",
      becomes: "selection: $store.filtr)",
      says: "has no dynamic member 'filtr'"
    ),
    Mistake(
      .ordinary,
      "Text(filter.rawValue)",
      becomes: "Text(filter.rawVale)",
      says: "has no member 'rawVale'"
    ),
    Mistake(
      .ordinary,
      "ForEach(Filter.allCases)",
      becomes: "ForEach(Filter.allCase)",
      says: "has no member 'allCase'"
    ),
    Mistake(
      .ordinary,
      "isOn: $store.isBusy",
      becomes: "isOn: $store.newTitle",
      says:
        "cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Bool>'"
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTaped(item.id))",
      says: "has no member 'itemTaped'"
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped(item.title))",
      says: "cannot convert value of type 'String' to expected argument type 'Item.ID'"
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped)",
      says: "member 'itemTapped' expects argument of type 'Item.ID'"
    ),
    Mistake(
      .ordinary,
      "store.send(.itemTapped(item.id))",
      becomes: "store.sent(.itemTapped(item.id))",
      says: "has no dynamic member 'sent'"
    ),
    Mistake(
      .ordinary,
      #"item.isDone ? "checkmark.circle" : "circle""#,
      becomes: #"item.isDon ? "checkmark.circle" : "circle""#,
      says: "has no member 'isDon'"
    ),
    Mistake(
      .ordinary,
      "Text(item.title)",
      becomes: "Text(item.titel)",
      says: "has no member 'titel'"
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
      says: "has no member 'foregroundStyel'"
    ),
    Mistake(
      .ordinary,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".foregroundStyle(item.isDone ? .secondary : .primry)",
      says: "has no member 'primry'"
    ),
    Mistake(
      .ordinary,
      ".swipeActions {",
      becomes: ".swipeAction {",
      says: "has no member 'swipeAction'"
    ),
    Mistake(
      .ordinary,
      "role: .destructive",
      becomes: "role: .destroy",
      says: "has no member 'destroy'"
    ),
    Mistake(
      .ordinary,
      "store.send(.deleteButtonTapped(item.id))",
      becomes: "store.send(.deleteButtonTapped(item))",
      says: "cannot convert value of type 'Item' to expected argument type 'Item.ID'"
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
      says: "has no member 'titel'"
    ),
    Mistake(
      .ordinary,
      "store.send(.addButtonTapped)",
      becomes: "store.send(.addButtonTaped)",
      says: "has no member 'addButtonTaped'"
    ),
    Mistake(
      .ordinary,
      #".navigationTitle("Lists")"#,
      becomes: #".navigationTitel("Lists")"#,
      says: "has no member 'navigationTitel'"
    ),
    Mistake(
      .ordinary,
      "placement: .primaryAction",
      becomes: "placement: .primaryActoin",
      says: "has no member 'primaryActoin'"
    ),
    Mistake(
      .ordinary,
      "store.send(.refresh) }\n      }",
      becomes: "store.send(.refrsh) }\n      }",
      says: "has no member 'refrsh'"
    ),
    Mistake(
      .ordinary,
      #"state: \.detail, action: \.detail)"#,
      becomes: #"state: \.detial, action: \.detail)"#,
      says: "has no member 'detial'"
    ),
    Mistake(
      .ordinary,
      #"state: \.detail, action: \.detail)"#,
      becomes: #"state: \.detail, action: \.detial)"#,
      says: "has no dynamic member 'detial'"
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
      says: "has no member 'alret'"
    ),
    Mistake(
      .ordinary,
      #"state: \.alert, action: \.alert)"#,
      becomes: #"state: \.alert, action: \.alret)"#,
      says: "has no dynamic member 'alret'"
    ),
    Mistake(
      .ordinary,
      ".alert($store",
      becomes: ".alrt($store",
      says: "has no member 'alrt'"
    ),
    Mistake(
      .ordinary,
      #".sheet(item: $store.scope(state: \.detail"#,
      becomes: #".sheet(item: store.scope(state: \.detail"#,
      says:
        "cannot convert value of type 'Store<Detail.State, PresentationAction<Detail.Action>>?' to "
    ),
    Mistake(
      .ordinary,
      "ForEach(group.items)",
      becomes: "ForEach(group.itms)",
      says: "value of type 'ItemGroup' has no member 'itms'"
    ),
  ]
}
