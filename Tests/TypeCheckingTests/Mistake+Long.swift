extension Mistake {
  /// Mistakes in the ordinary screen with a second sheet, a stack in it, and more.
  static let inLongScreen: [Mistake] = [
    Mistake(
      .long,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabledd(store.newTitle.isEmpty)",
      says: "has no member 'disabledd'"
    ),
    Mistake(
      .long,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabled(store.newTitel.isEmpty)",
      says: "has no dynamic member 'newTitel'"
    ),
    Mistake(
      .long,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabled(store.newTitle)",
      says: "cannot convert value of type 'String' to expected argument type 'Bool'"
    ),
    Mistake(
      .long,
      "text: $store.newTitle)",
      becomes: "text: $store.newTitel)",
      says: "has no dynamic member 'newTitel'"
    ),
    Mistake(
      .long,
      "text: $store.newTitle)",
      becomes: "text: store.newTitle)",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
    Mistake(
      .long,
      "text: $store.newTitle)",
      becomes: "text: $store.isBusy)",
      says:
        "cannot convert value of type 'Binding<Bool>' to expected argument type 'Binding<String>'"
    ),
    Mistake(
      .long,
      #"TextField("New item", text: $store.newTitle)"#,
      becomes: #"TextFeld("New item", text: $store.newTitle)"#,
      says: "cannot find 'TextFeld' in scope"
    ),
    Mistake(
      .long,
      "selection: $store.filter)",
      becomes: "selection: store.filter)",
      says:
        "cannot convert value of type 'Filter' to expected argument type 'Binding<SelectionValue>'"
    ),
    Mistake(
      .long,
      "selection: $store.filter)",
      becomes: "selection: $store.filtr)",
      says: "has no dynamic member 'filtr'"
    ),
    Mistake(
      .long,
      "Text(filter.rawValue)",
      becomes: "Text(filter.rawVale)",
      says: "has no member 'rawVale'"
    ),
    Mistake(
      .long,
      "ForEach(Filter.allCases)",
      becomes: "ForEach(Filter.allCase)",
      says: "has no member 'allCase'"
    ),
    Mistake(
      .long,
      "isOn: $store.isBusy",
      becomes: "isOn: $store.newTitle",
      says:
        "cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Bool>'"
    ),
    Mistake(
      .long,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTaped(item.id))",
      says: "has no member 'itemTaped'"
    ),
    Mistake(
      .long,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped(item.title))",
      says: "cannot convert value of type 'String' to expected argument type 'Item.ID'"
    ),
    Mistake(
      .long,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped)",
      says: "member 'itemTapped' expects argument of type 'Item.ID'"
    ),
    Mistake(
      .long,
      "store.send(.itemTapped(item.id))",
      becomes: "store.sent(.itemTapped(item.id))",
      says: "has no dynamic member 'sent'"
    ),
    Mistake(
      .long,
      #"item.isDone ? "checkmark.circle" : "circle""#,
      becomes: #"item.isDon ? "checkmark.circle" : "circle""#,
      says: "has no member 'isDon'"
    ),
    Mistake(
      .long,
      "Text(item.title)",
      becomes: "Text(item.titel)",
      says: "has no member 'titel'"
    ),
    Mistake(
      .long,
      "Text(item.title)",
      becomes: "Text(item.id)",
      says: "cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'"
    ),
    Mistake(
      .long,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".foregroundStyel(item.isDone ? .secondary : .primary)",
      says: "has no member 'foregroundStyel'"
    ),
    Mistake(
      .long,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".foregroundStyle(item.isDone ? .secondary : .primry)",
      says: "has no member 'primry'"
    ),
    Mistake(
      .long,
      ".swipeActions {",
      becomes: ".swipeAction {",
      says: "has no member 'swipeAction'"
    ),
    Mistake(
      .long,
      "role: .destructive",
      becomes: "role: .destroy",
      says: "has no member 'destroy'"
    ),
    Mistake(
      .long,
      "store.send(.deleteButtonTapped(item.id))",
      becomes: "store.send(.deleteButtonTapped(item))",
      says: "cannot convert value of type 'Item' to expected argument type 'Item.ID'"
    ),
    Mistake(
      .long,
      "Text(group.title)",
      becomes: "Text(group.id)",
      says: "cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'"
    ),
    Mistake(
      .long,
      "Text(group.title)",
      becomes: "Text(group.titel)",
      says: "has no member 'titel'"
    ),
    Mistake(
      .long,
      "store.send(.addButtonTapped)",
      becomes: "store.send(.addButtonTaped)",
      says: "has no member 'addButtonTaped'"
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: #".navigationTitel("Lists")"#,
      says: "has no member 'navigationTitel'"
    ),
    Mistake(
      .long,
      "placement: .primaryAction",
      becomes: "placement: .primaryActoin",
      says: "has no member 'primaryActoin'"
    ),
    Mistake(
      .long,
      "store.send(.refresh) }\n      }",
      becomes: "store.send(.refrsh) }\n      }",
      says: "has no member 'refrsh'"
    ),
    Mistake(
      .long,
      #"state: \.detail, action: \.detail)"#,
      becomes: #"state: \.detial, action: \.detail)"#,
      says: "has no member 'detial'"
    ),
    Mistake(
      .long,
      #"state: \.detail, action: \.detail)"#,
      becomes: #"state: \.detail, action: \.detial)"#,
      says: "has no dynamic member 'detial'"
    ),
    Mistake(
      .long,
      "      DetailView(store: store)\n    }",
      becomes: "      DetailView(stor: store)\n    }",
      says: "incorrect argument label in call (have 'stor:', expected 'store:')"
    ),
    Mistake(
      .long,
      "      DetailView(store: store)\n    }",
      becomes: "      DetailVew(store: store)\n    }",
      says: "cannot find 'DetailVew' in scope"
    ),
    Mistake(
      .long,
      #"state: \.alert, action: \.alert)"#,
      becomes: #"state: \.alret, action: \.alert)"#,
      says: "has no member 'alret'"
    ),
    Mistake(
      .long,
      #"state: \.alert, action: \.alert)"#,
      becomes: #"state: \.alert, action: \.alret)"#,
      says: "has no dynamic member 'alret'"
    ),
    Mistake(
      .long,
      ".alert($store",
      becomes: ".alrt($store",
      says: "has no member 'alrt'"
    ),
    Mistake(
      .long,
      #".sheet(item: $store.scope(state: \.detail"#,
      becomes: #".sheet(item: store.scope(state: \.detail"#,
      says:
        "cannot convert value of type 'Store<Detail.State, PresentationAction<Detail.Action>>?' to "
    ),
    Mistake(
      .long,
      #".navigationTitle("Settings")"#,
      becomes: #".navigationTitel("Settings")"#,
      says: "has no member 'navigationTitel'"
    ),
    Mistake(
      .long,
      "placement: .confirmationAction",
      becomes: "placement: .confirmatoinAction",
      says: "has no member 'confirmatoinAction'"
    ),
    Mistake(
      .long,
      ".task { await store.send(.task).finish() }",
      becomes: ".task { await store.send(.tusk).finish() }",
      says: "has no member 'tusk'"
    ),
    Mistake(
      .long,
      ".task { await store.send(.task).finish() }",
      becomes: ".task { await store.send(.task).finsh() }",
      says: "has no member 'finsh'"
    ),
    Mistake(
      .long,
      #"state: \.settings, action: \.settings)"#,
      becomes: #"state: \.setings, action: \.settings)"#,
      says: "has no member 'setings'"
    ),
    Mistake(
      .long,
      "ForEach(group.items)",
      becomes: "ForEach(group.itms)",
      says: "value of type 'ItemGroup' has no member 'itms'"
    ),
    Mistake(
      .long,
      "ForEach(store.groups)",
      becomes: "ForEach(store.grops)",
      says: "has no dynamic member 'grops'"
    ),
    Mistake(
      .long,
      "store.send(.saveButtonTapped)",
      becomes: "store.send(.saveButtonTaped)",
      says: "has no member 'saveButtonTaped'"
    ),
    Mistake(
      .long,
      "placement: .confirmationAction",
      becomes: "placment: .confirmationAction",
      says: "incorrect argument label in call (have 'placment:_:', expected 'placement:_:')"
    ),
    Mistake(
      .long,
      ".navigationTitle(\"Lists\")",
      becomes: ".menuIndicator(.hidden)",
      says: "'menuIndicator' is unavailable: A menu looks as its label."
    ),
    Mistake(
      .long,
      ".navigationTitle(\"Settings\")",
      becomes: ".toolbarRole(.editor)",
      says: "is unavailable: A toolbar has one arrangement. Leave the role out."
    ),
  ]
}
