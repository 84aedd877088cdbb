extension Mistake {
  /// Mistakes in views without the architecture.
  static let inSmallViews: [Mistake] = [
    Mistake(
      .small,
      #"Button("Add") {}.disabled("#,
      becomes: #"Button("Add") {}.foo("#,
      says: "value of type 'Button<Text>' has no member 'foo'"
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".disabled(parts.isEmty)",
      says: "value of type '[Part]' has no member 'isEmty'"
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
      says: "type 'Action' has no member 'wiht'"
    ),
    Mistake(
      .small,
      "send(.with(row.id))",
      becomes: "send(.with(row.idd))",
      says: "value of type 'Row' has no member 'idd'"
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
      says: "value of type 'Part' has no member 'rowz'"
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
      says: """
        value of type 'Binding<Row>' has no dynamic member 'titel' using key path from root type \
        'Row'
        """
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
      says: """
        cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Bool>'
        """
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
      says: """
        initializer 'init(_:value:in:step:onEditingChanged:fileID:filePath:line:column:)' requires that 'String' conform to \
        'Strideable'
        """,
      andSays: [
        "cannot convert value of type 'Int' to expected argument type 'String'",
        "cannot convert value of type 'Int' to expected argument type 'String'",
      ]
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
      says: "incorrect argument label in call (have '_:footr:_:', expected '_:isExpanded:_:')",
      andSays: [
        "cannot convert value of type 'String' to expected argument type 'Binding<Bool>'"
      ]
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
      says: """
        value of type 'ForEach<Binding<[Row]>, Int, HStack<TupleView<Image, TextField<Text>>>>' \
        has no member 'onDelet'
        """
    ),
    Mistake(
      .small,
      #".navigationTitle("Editor")"#,
      becomes: #".navigationTitel("Editor")"#,
      says: "value of type 'Form<AnyView>' has no member 'navigationTitel'"
    ),
    Mistake(
      .small,
      "placement: .confirmationAction",
      becomes: "placement: .confirmatoinAction",
      says: "type 'ToolbarItemPlacement' has no member 'confirmatoinAction'"
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
      says: """
        cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use \
        wrapper instead
        """
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
      says: "type 'HorizontalAlignment' has no member 'left'"
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
      says: "type 'Font' has no member 'headlin'"
    ),
    Mistake(
      .small,
      ".foregroundStyle(.secondary)",
      becomes: ".foregroundStyle(.secndary)",
      says: "type 'ShapeStyle' has no member 'secndary'"
    ),
    Mistake(
      .small,
      ".italic()",
      becomes: ".itallic()",
      says: "value of type 'Text' has no member 'itallic'"
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
      says: "type 'ShapeStyle' has no member 'blu'"
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
      says: "type 'Edge.Set' has no member 'horizontl'"
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
      says: "value of type 'Color' has no member 'opacty'"
    ),
    Mistake(
      .small,
      ".background(Color.gray.opacity(0.2))",
      becomes: ".background(Color.grey.opacity(0.2))",
      says: "type 'Color' has no member 'grey'"
    ),
    Mistake(
      .small,
      ".onTapGesture { send(.tap) }",
      becomes: ".onTapGesture { send(.tapp) }",
      says: "type 'Action' has no member 'tapp'"
    ),
    Mistake(
      .small,
      ".onTapGesture { send(.tap) }",
      becomes: ".onTapGesture { sent(.tap) }",
      says: "cannot find 'sent' in scope",
      andSays: [
        "cannot infer contextual base in reference to member 'tap'"
      ]
    ),
    Mistake(
      .small,
      ".onTapGesture { send(.tap) }",
      becomes: ".onTapGesture { send(.tap) }.onLongPressed {}",
      says: "value of type 'some View' has no member 'onLongPressed'"
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
      says: """
        contextual closure type '(Part) -> ForEach<EmptyCollection<_UnknownElement>, Int, \
        Button<Text>>' expects 1 argument, but 2 were used in closure body
        """
    ),
    Mistake(
      .small,
      ".onDelete { offsets in rows.remove(atOffsets: offsets) }",
      becomes: ".onDelete { rows.removeAll() }",
      says: """
        contextual type for closure argument list expects 1 argument, which cannot be implicitly \
        ignored
        """
    ),
  ]
}
