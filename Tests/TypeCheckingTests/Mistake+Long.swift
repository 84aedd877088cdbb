extension Mistake {
  /// Mistakes in the ordinary screen with a second sheet, a stack in it, and more.
  static let inLongScreen: [Mistake] = [
    Mistake(
      .long,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabledd(store.newTitle.isEmpty)",
      says: "value of type 'Button<Text>' has no member 'disabledd'"
    ),
    Mistake(
      .long,
      ".disabled(store.newTitle.isEmpty)",
      becomes: ".disabled(store.newTitel.isEmpty)",
      says: """
        value of type 'StoreOf<Lists>' (aka 'Store<Lists.State, Lists.Action>') has no dynamic \
        member 'newTitel' using key path from root type 'Lists.State'
        """
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
      says: """
        value of type 'Bindable<StoreOf<Lists>>' (aka 'Bindable<Store<Lists.State, \
        Lists.Action>>') has no dynamic member 'newTitel' using key path from root type \
        'Lists.State'
        """
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
      says: """
        cannot convert value of type 'Binding<Bool>' to expected argument type 'Binding<String>'
        """
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
      says: """
        cannot convert value of type 'Filter' to expected argument type 'Binding<SelectionValue>'
        """,
      andSays: [
        "generic parameter 'SelectionValue' could not be inferred"
      ]
    ),
    Mistake(
      .long,
      "selection: $store.filter)",
      becomes: "selection: $store.filtr)",
      says: """
        value of type 'Bindable<StoreOf<Lists>>' (aka 'Bindable<Store<Lists.State, \
        Lists.Action>>') has no dynamic member 'filtr' using key path from root type \
        'Lists.State'
        """
    ),
    Mistake(
      .long,
      "Text(filter.rawValue)",
      becomes: "Text(filter.rawVale)",
      says: "value of type 'Filter' has no member 'rawVale'"
    ),
    Mistake(
      .long,
      "ForEach(Filter.allCases)",
      becomes: "ForEach(Filter.allCase)",
      says: "type 'Filter' has no member 'allCase'"
    ),
    Mistake(
      .long,
      "isOn: $store.isBusy",
      becomes: "isOn: $store.newTitle",
      says: """
        cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Bool>'
        """
    ),
    Mistake(
      .long,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTaped(item.id))",
      says: "type 'Lists.Action' has no member 'itemTaped'"
    ),
    Mistake(
      .long,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped(item.title))",
      says: "cannot convert value of type 'String' to expected argument type 'Item.ID' (aka 'Int')"
    ),
    Mistake(
      .long,
      "store.send(.itemTapped(item.id))",
      becomes: "store.send(.itemTapped)",
      says: "member 'itemTapped' expects argument of type 'Item.ID' (aka 'Int')"
    ),
    Mistake(
      .long,
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
      .long,
      #"item.isDone ? "checkmark.circle" : "circle""#,
      becomes: #"item.isDon ? "checkmark.circle" : "circle""#,
      says: "value of type 'Item' has no member 'isDon'"
    ),
    Mistake(
      .long,
      "Text(item.title)",
      becomes: "Text(item.titel)",
      says: "value of type 'Item' has no member 'titel'"
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
      says: "value of type 'Text' has no member 'foregroundStyel'",
      andSays: [
        "cannot infer contextual base in reference to member 'secondary'"
      ]
    ),
    Mistake(
      .long,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".foregroundStyle(item.isDone ? .secondary : .primry)",
      says: "type 'HierarchicalShapeStyle' has no member 'primry'"
    ),
    Mistake(
      .long,
      ".swipeActions {",
      becomes: ".swipeAction {",
      says: """
        value of type 'Button<HStack<TupleView<Image, Text, Spacer>>>' has no member \
        'swipeAction'
        """
    ),
    Mistake(
      .long,
      "role: .destructive",
      becomes: "role: .destroy",
      says: "type 'ButtonRole?' has no member 'destroy'"
    ),
    Mistake(
      .long,
      "store.send(.deleteButtonTapped(item.id))",
      becomes: "store.send(.deleteButtonTapped(item))",
      says: "cannot convert value of type 'Item' to expected argument type 'Item.ID' (aka 'Int')"
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
      says: "value of type 'ItemGroup' has no member 'titel'"
    ),
    Mistake(
      .long,
      "store.send(.addButtonTapped)",
      becomes: "store.send(.addButtonTaped)",
      says: "type 'Lists.Action' has no member 'addButtonTaped'"
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: #".navigationTitel("Lists")"#,
      says: "value of type 'List<Never, AnyView>' has no member 'navigationTitel'",
      andSays: [
        "cannot infer contextual base in reference to member 'saveButtonTapped'"
      ]
    ),
    Mistake(
      .long,
      "placement: .primaryAction",
      becomes: "placement: .primaryActoin",
      says: "type 'ToolbarItemPlacement' has no member 'primaryActoin'"
    ),
    Mistake(
      .long,
      "store.send(.refresh) }\n      }",
      becomes: "store.send(.refrsh) }\n      }",
      says: "type 'Lists.Action' has no member 'refrsh'"
    ),
    Mistake(
      .long,
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
      .long,
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
      says: "value of type 'Lists.State' has no member 'alret'"
    ),
    Mistake(
      .long,
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
      .long,
      ".alert($store",
      becomes: ".alrt($store",
      says: "value of type 'some View' has no member 'alrt'"
    ),
    Mistake(
      .long,
      #".sheet(item: $store.scope(state: \.detail"#,
      becomes: #".sheet(item: store.scope(state: \.detail"#,
      says: """
        cannot convert value of type 'Store<Detail.State, PresentationAction<Detail.Action>>?' to \
        expected argument type 'Binding<Item?>'
        """
    ),
    Mistake(
      .long,
      #".navigationTitle("Settings")"#,
      becomes: #".navigationTitel("Settings")"#,
      says: "value of type 'DetailView' has no member 'navigationTitel'"
    ),
    Mistake(
      .long,
      "placement: .confirmationAction",
      becomes: "placement: .confirmatoinAction",
      says: "type 'ToolbarItemPlacement' has no member 'confirmatoinAction'"
    ),
    Mistake(
      .long,
      ".task { await store.send(.task).finish() }",
      becomes: ".task { await store.send(.tusk).finish() }",
      says: "type 'Lists.Action' has no member 'tusk'"
    ),
    Mistake(
      .long,
      ".task { await store.send(.task).finish() }",
      becomes: ".task { await store.send(.task).finsh() }",
      says: "value of type 'StoreTask' has no member 'finsh'"
    ),
    Mistake(
      .long,
      #"state: \.settings, action: \.settings)"#,
      becomes: #"state: \.setings, action: \.settings)"#,
      says: "value of type 'Lists.State' has no member 'setings'",
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
      .long,
      "ForEach(group.items)",
      becomes: "ForEach(group.itms)",
      says: "value of type 'ItemGroup' has no member 'itms'"
    ),
    Mistake(
      .long,
      "ForEach(store.groups)",
      becomes: "ForEach(store.grops)",
      says: """
        value of type 'StoreOf<Lists>' (aka 'Store<Lists.State, Lists.Action>') has no dynamic \
        member 'grops' using key path from root type 'Lists.State'
        """
    ),
    Mistake(
      .long,
      "store.send(.saveButtonTapped)",
      becomes: "store.send(.saveButtonTaped)",
      says: """
        type 'PresentationAction<Detail.Action>.ChildAction' (aka 'Detail.Action') has no member \
        'saveButtonTaped'
        """
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
      becomes: ".menuOrder(.fixed)",
      says: """
        'menuOrder' is unavailable: A menu shows its items in the order of the source. Leave it \
        out.
        """
    ),
    Mistake(
      .long,
      ".navigationTitle(\"Settings\")",
      becomes: ".toolbarRole(.editor)",
      says: "'toolbarRole' is unavailable: A toolbar has one arrangement. Leave the role out."
    ),
  ]
}
