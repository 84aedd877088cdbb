extension Mistake {
  static let all =
    inSmallViews + inOrdinaryScreen + inIdentifiedScreen + inScreenWithDestinations + inLongScreen
    + inRowsOfStores + inNestedScreen + inFeature + inStackScreen + ofAbsentModifiers

  private static let inSmallViews: [Mistake] = [
    Mistake(
      .small,
      #"Button("Add") {}.disabled("#,
      becomes: #"Button("Add") {}.foo("#,
      says: "has no member 'foo'"
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".disabled(parts.isEmty)",
      says: "has no member 'isEmty'"
    ),
    Mistake(
      .small,
      "send(.with(row.id))",
      becomes: "send(.with(row.title))",
      says: "cannot convert value of type 'String' to expected argument type 'Int'"
    ),
    Mistake(
      .small,
      "send(.with(row.id))",
      becomes: "send(.wiht(row.id))",
      says: "has no member 'wiht'"
    ),
    Mistake(
      .small,
      "send(.with(row.id))",
      becomes: "send(.with(row.idd))",
      says: "has no member 'idd'"
    ),
    Mistake(
      .small,
      "send(.with(row.id))",
      becomes: "send(.with())",
      says: "missing argument for parameter #1 in call"
    ),
    Mistake(
      .small,
      "ForEach(part.rows)",
      becomes: "ForEach(part.rowz)",
      says: "has no member 'rowz'"
    ),
    Mistake(
      .small,
      "ForEach(parts)",
      becomes: "ForEach(partz)",
      says: "cannot find 'partz' in scope"
    ),
    Mistake(
      .small,
      #"Button("Open") { send(.with(row.id)) }"#,
      becomes: #"Buton("Open") { send(.with(row.id)) }"#,
      says: "cannot find 'Buton' in scope"
    ),
    Mistake(
      .small,
      "text: $row.title)\n        Toggle",
      becomes: "text: row.title)\n        Toggle",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
    Mistake(
      .small,
      "text: $row.title)\n        Toggle",
      becomes: "text: $row.titel)\n        Toggle",
      says: "has no dynamic member 'titel'"
    ),
    Mistake(
      .small,
      "text: $row.title)\n        Toggle",
      becomes: "txt: $row.title)\n        Toggle",
      says: "incorrect argument label in call (have '_:txt:', expected '_:text:')"
    ),
    Mistake(
      .small,
      "isOn: $row.isDone",
      becomes: "isOn: $row.title",
      says:
        "cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Bool>'"
    ),
    Mistake(
      .small,
      "isOn: $row.isDone",
      becomes: "isOn: row.isDone",
      says: "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"
    ),
    Mistake(
      .small,
      "value: $row.id, in: 0...9",
      becomes: "value: $row.title, in: 0...9",
      says:
        "initializer 'init(_:value:in:step:onEditingChanged:)' requires that 'String' conform to"
    ),
    Mistake(
      .small,
      "value: $row.id, in: 0...9",
      becomes: "value: $row.id, in: 0..<9",
      says: "cannot convert value of type 'Range<Int>' to expected argument type 'ClosedRange<Int>'"
    ),
    Mistake(
      .small,
      #"Section("Row") {"#,
      becomes: #"Section("Row", footr: "x") {"#,
      says: "incorrect argument label in call (have '_:footr:_:', expected '_:isExpanded:_:')"
    ),
    Mistake(
      .small,
      "HStack(spacing: 8)",
      becomes: #"HStack(spacing: "8")"#,
      says: "cannot convert value of type 'String' to expected argument type 'CGFloat'"
    ),
    Mistake(
      .small,
      "HStack(spacing: 8)",
      becomes: "HStack(spacng: 8)",
      says: "incorrect argument label in call (have 'spacng:_:', expected 'spacing:_:')"
    ),
    Mistake(
      .small,
      #"Image(systemName: "star")"#,
      becomes: #"Image(sistemName: "star")"#,
      says: "extraneous argument label 'sistemName:' in call"
    ),
    Mistake(
      .small,
      #"Image(systemName: "star")"#,
      becomes: "Image(systemName: 1)",
      says: "cannot convert value of type 'Int' to expected argument type 'String'"
    ),
    Mistake(
      .small,
      "remove(atOffsets: offsets)",
      becomes: "remove(atOffset: offsets)",
      says: "incorrect argument label in call (have 'atOffset:', expected 'atOffsets:')"
    ),
    Mistake(
      .small,
      ".onDelete {",
      becomes: ".onDelet {",
      says: "has no member 'onDelet'"
    ),
    Mistake(
      .small,
      #".navigationTitle("Editor")"#,
      becomes: #".navigationTitel("Editor")"#,
      says: "has no member 'navigationTitel'"
    ),
    Mistake(
      .small,
      "placement: .confirmationAction",
      becomes: "placement: .confirmatoinAction",
      says: "has no member 'confirmatoinAction'"
    ),
    Mistake(
      .small,
      "dismiss()",
      becomes: "dismis()",
      says: "cannot find 'dismis' in scope"
    ),
    Mistake(
      .small,
      ".sheet(isPresented: $isShown)",
      becomes: ".sheet(isPresented: isShown)",
      says:
        "cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use wrappe"
    ),
    Mistake(
      .small,
      ".sheet(isPresented: $isShown)",
      becomes: ".sheet(isPresentd: $isShown)",
      says: "incorrect argument label in call (have 'isPresentd:_:', expected 'isPresented:_:')"
    ),
    Mistake(
      .small,
      "Parts(parts: [])",
      becomes: "Parts(part: [])",
      says: "incorrect argument label in call (have 'part:', expected 'parts:')"
    ),
    Mistake(
      .small,
      "Parts(parts: [])",
      becomes: "Parts()",
      says: "missing argument for parameter 'parts' in call"
    ),
    Mistake(
      .small,
      "Parts(parts: [])",
      becomes: "Parts(parts: [1])",
      says: "cannot convert value of type 'Int' to expected element type 'Part'"
    ),
    Mistake(
      .small,
      "alignment: .leading",
      becomes: "alignment: .left",
      says: "has no member 'left'"
    ),
    Mistake(
      .small,
      "Text(title)",
      becomes: "Text(titel)",
      says: "cannot find 'titel' in scope"
    ),
    Mistake(
      .small,
      ".font(isLarge ? .title : .headline)",
      becomes: ".font(isLarge ? .title : .headlin)",
      says: "has no member 'headlin'"
    ),
    Mistake(
      .small,
      ".foregroundStyle(.secondary)",
      becomes: ".foregroundStyle(.secndary)",
      says: "has no member 'secndary'"
    ),
    Mistake(
      .small,
      ".italic()",
      becomes: ".itallic()",
      says: "has no member 'itallic'"
    ),
    Mistake(
      .small,
      "if count > 1",
      becomes: "if count",
      says: "type 'Int' cannot be used as a boolean; test for '!= 0' instead"
    ),
    Mistake(
      .small,
      "if count > 1",
      becomes: #"if count > "1""#,
      says: "cannot convert value of type 'String' to expected argument type 'Int'"
    ),
    Mistake(
      .small,
      ".fill(.blue)",
      becomes: ".fill(.blu)",
      says: "has no member 'blu'"
    ),
    Mistake(
      .small,
      "cornerRadius: 4",
      becomes: "cornerRadios: 4",
      says: "incorrect argument label in call (have 'cornerRadios:', expected 'cornerRadius:')"
    ),
    Mistake(
      .small,
      ".frame(width: 40, height: 4)",
      becomes: ".frame(widht: 40, height: 4)",
      says: "incorrect argument label in call (have 'widht:height:', expected 'width:height:')"
    ),
    Mistake(
      .small,
      ".frame(width: 40, height: 4)",
      becomes: #".frame(width: "40", height: 4)"#,
      says: "cannot convert value of type 'String' to expected argument type 'CGFloat'"
    ),
    Mistake(
      .small,
      ".padding(.horizontal, 12)",
      becomes: ".padding(.horizontl, 12)",
      says: "has no member 'horizontl'"
    ),
    Mistake(
      .small,
      ".padding(.horizontal, 12)",
      becomes: #".padding(.horizontal, "12")"#,
      says: "cannot convert value of type 'String' to expected argument type 'CGFloat'"
    ),
    Mistake(
      .small,
      ".background(Color.gray.opacity(0.2))",
      becomes: ".background(Color.gray.opacty(0.2))",
      says: "has no member 'opacty'"
    ),
    Mistake(
      .small,
      ".background(Color.gray.opacity(0.2))",
      becomes: ".background(Color.grey.opacity(0.2))",
      says: "has no member 'grey'"
    ),
    Mistake(
      .small,
      ".onTapGesture { send(.tap) }",
      becomes: ".onTapGesture { send(.tapp) }",
      says: "has no member 'tapp'"
    ),
    Mistake(
      .small,
      ".onTapGesture { send(.tap) }",
      becomes: ".onTapGesture { sent(.tap) }",
      says: "cannot find 'sent' in scope"
    ),
    Mistake(
      .small,
      ".onTapGesture { send(.tap) }",
      becomes: ".onTapGesture { send(.tap) }.onLongPressed {}",
      says: "has no member 'onLongPressed'"
    ),
    Mistake(
      .small,
      "ForEach(parts)",
      becomes: #"ForEach(parts, id: \.idd)"#,
      says: "value of type 'Part' has no member 'idd'"
    ),
    Mistake(
      .small,
      "ForEach($rows) { $row in",
      becomes: #"ForEach($rows, id: \.idd) { $row in"#,
      says: "value of type 'Row' has no member 'idd'"
    ),
    Mistake(
      .small,
      "ForEach(parts) { part in",
      becomes: "ForEach(parts) { part, index in",
      says: "expects 1 argument, but 2 were used in closure body"
    ),
    Mistake(
      .small,
      ".onDelete { offsets in rows.remove(atOffsets: offsets) }",
      becomes: ".onDelete { rows.removeAll() }",
      says: "expects 1 argument, which cannot be implicitly ignored"
    ),
  ]

  private static let inOrdinaryScreen: [Mistake] = [
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

  private static let inIdentifiedScreen: [Mistake] = [
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
      says: "has no member 'disabledd'"
    ),
    Mistake(
      .identified,
      ".itemTapped(item.id)",
      becomes: ".itemTaped(item.id)",
      says: "has no member 'itemTaped'"
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
      says: "has no dynamic member 'grops'"
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

  private static let inScreenWithDestinations: [Mistake] = [
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
      says: "has no member 'addButtonTaped'"
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
      says: "has no dynamic member 'filtr'"
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
      says: "has no dynamic member 'grops'"
    ),
    Mistake(
      .destinations,
      "Text(group.title)",
      becomes: "Text(group.titel)",
      says: "value of type 'ItemGroup' has no member 'titel'"
    ),
  ]

  private static let inLongScreen: [Mistake] = [
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

  private static let inRowsOfStores: [Mistake] = [
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
