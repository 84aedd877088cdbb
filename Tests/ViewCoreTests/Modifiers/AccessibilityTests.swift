import Testing
import ViewCore
import ViewTesting

@MainActor
struct AccessibilityTests {
  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  @Test func elementHidesOrContainsItsChildren() {
    let stack = VStack { Text("a") }
    #expect(
      outline(stack.accessibilityElement().accessibilityLabel("Both")) == """
        <main>
          <div class="effect" role="img" aria-label="Both">
            <div class="vstack" aria-hidden="true">
              <span class="text"> "a"
        """
    )
    #expect(
      outline(stack.accessibilityElement(children: .contain)) == """
        <main>
          <div class="effect" role="group">
            <div class="vstack">
              <span class="text"> "a"
        """
    )
    let button = stack.accessibilityElement(children: .ignore).accessibilityAddTraits(.isButton)
    #expect(outline(button).contains("<div class=\"effect\" role=\"button\">"))
  }

  @Test func ignoredControlsAreNoTabStops() throws {
    struct Order: View {
      @State private var count = 1

      var body: some View {
        VStack {
          Button("Take \(count)") { count += 1 }
          TextField("Name", text: .constant(""))
          Text("Tap").onTapGesture {}
          Picker("Size", selection: .constant(1)) { ForEach(0..<2) { Text("\($0)").tag($0) } }
            .pickerStyle(.segmented)
          Picker("Other", selection: .constant(7)) { ForEach(0..<2) { Text("\($0)").tag($0) } }
            .pickerStyle(.segmented)
        }
        .accessibilityElement(children: .ignore)
        Button("More") { count += 1 }
      }
    }
    let view = ViewHarness { Order() }
    func stops() -> [Substring] {
      view.outline.split(separator: "\n").filter {
        $0.contains(/<(button|input)|tabindex="0"/) && !$0.contains("tabindex=\"-1\"")
      }
    }
    #expect(stops().count == 1)
    try view.tap(.button("More"))
    #expect(view.outline.contains("Take 2"))
    #expect(stops().count == 1)
  }

  @Test func traitsAreRoles() {
    let text = Text("a")
    #expect(
      outline(text.accessibilityAddTraits(.isHeader))
        .contains("class=\"text\" role=\"heading\" aria-level=\"2\"")
    )
    #expect(
      outline(text.accessibilityAddTraits([.isLink, .isHeader])).contains("role=\"link\"")
    )
    #expect(
      outline(text.accessibilityAddTraits(.isSelected))
        .contains("class=\"text\" aria-current=\"true\"")
    )
    let symbol = Image(systemName: "heart").accessibilityAddTraits(.isButton)
    #expect(outline(symbol).contains("role=\"button\""))
    #expect(outline(text.accessibilityAddTraits([])) == outline(text))
  }

  @Test func traitsHaveTheStatesOfTheirRoles() {
    let row = HStack { Text("a") }
    #expect(
      outline(row.accessibilityAddTraits(.isToggle))
        .contains("class=\"hstack\" role=\"switch\" aria-checked=\"false\"")
    )
    let on = outline(row.accessibilityAddTraits([.isToggle, .isButton, .isSelected]))
    #expect(on.contains("role=\"switch\" aria-checked=\"true\""))
    #expect(!on.contains("aria-current"))
    let button = outline(Button("a") {}.accessibilityAddTraits(.isToggle))
    #expect(button.contains("role=\"switch\" aria-checked=\"false\""))
    let toggle = Toggle("a", isOn: .constant(true))
    #expect(outline(toggle.accessibilityAddTraits(.isToggle)) == outline(toggle))
    #expect(
      outline(row.accessibilityAddTraits(.isModal))
        .contains("role=\"dialog\" aria-modal=\"true\"")
    )
    #expect(outline(row.accessibilityAddTraits(.updatesFrequently)).contains("role=\"marquee\""))
  }

  @Test func onlyATextFieldSearches() {
    let field = TextField("Find", text: .constant(""))
    #expect(outline(field.accessibilityAddTraits(.isSearchField)).contains("role=\"searchbox\""))
    let row = HStack { Text("a") }
    #expect(outline(row.accessibilityAddTraits(.isSearchField)) == outline(row))
  }

  @Test func controlStaysWhatItIs() {
    let button = Button("a") {}
    let header = outline(button.accessibilityAddTraits([.isHeader, .isSelected]))
    #expect(!header.contains("role"))
    #expect(header.contains("aria-current=\"true\""))
    let tapped = Text("a").onTapGesture {}
    #expect(outline(tapped.accessibilityAddTraits(.isHeader)) == outline(tapped))
  }

  @Test func buttonsOfActionsAreForScreenReaders() throws {
    var taken: [String] = []
    let view = ViewHarness {
      Text("Mail")
        .accessibilityActions {
          Button("Delete", role: .destructive) { taken.append("delete") }
          ForEach(["Archive", "Flag"], id: \.self) { name in
            Button(name) { taken.append(name) }
          }
          Button("Print") {}.disabled(true)
        }
        .accessibilityLabel("Letter")
    }
    for name in ["Flag", "Delete", "Archive"] { try view.tap(.button(name)) }
    #expect(taken == ["Flag", "delete", "Archive"])
    for name in ["Delete", "Archive", "Flag"] {
      #expect(try view.attribute("tabindex", of: .button(name)) == "-1")
      #expect(try view.attribute("class", of: .button(name)) == "unseen")
      #expect(try view.attribute("aria-label", of: .button(name)) == nil)
    }
    #expect(try !view.isEnabled(.button("Print")))
  }

  @Test func actionsOfACategoryAreAGroup() throws {
    var taken: [String] = []
    let view = ViewHarness {
      Text("Mail")
        .accessibilityActions(category: .edit) { Button("Copy") { taken.append("copy") } }
        .accessibilityActions(category: .init("Labels")) { Button("Flag") {} }
        .accessibilityActions(category: .default) { Button("Archive") {} }
    }
    try view.tap(.button("Copy"))
    #expect(taken == ["copy"])
    #expect(view.outline.contains(#"role="group" aria-label="Edit""#))
    #expect(view.outline.contains(#"role="group" aria-label="Labels""#))
    #expect(view.outline.split(separator: "role=\"group\"").count == 3)
    #expect(view.contains(.button("Archive")))
  }

  @Test func actionsAreButtonsForScreenReaders() throws {
    var taken: [String] = []
    let name = "Archive"
    let view = ViewHarness {
      Text("Mail")
        .accessibilityAction(named: "Delete") { taken.append("delete") }
        .accessibilityAction(named: name) { taken.append("archive") }
        .accessibilityAction {
          taken.append("flag")
        } label: {
          Text("Flag")
        }
        .accessibilityLabel("Letter")
    }
    for name in ["Flag", "Archive", "Delete"] { try view.tap(.button(name)) }
    #expect(taken == ["flag", "archive", "delete"])
    #expect(try view.attribute("tabindex", of: .button("Flag")) == "-1")
    #expect(try view.attribute("aria-label", of: .button("Flag")) == nil)
    let disabled = ViewHarness {
      Text("Mail").accessibilityAction(named: "Delete") {}.disabled(true)
    }
    #expect(try !disabled.isEnabled(.button("Delete")))
  }

  @Test func actionsOfKindsAreButtonsForScreenReaders() throws {
    var taken: [String] = []
    let view = ViewHarness {
      Text("Mail")
        .accessibilityAction { taken.append("open") }
        .accessibilityAction(.magicTap) { taken.append("tap") }
        .accessibilityAction(.showMenu) { taken.append("menu") }
        .accessibilityAction(.delete) { taken.append("delete") }
        .accessibilityAction(.escape) { taken.append("escape") }
        .accessibilityAction(AccessibilityActionKind(named: Text("Flag"))) { taken.append("flag") }
        .accessibilityLabel("Letter")
    }
    let names = ["Activate", "Main action", "Show menu", "Delete", "Close", "Flag"]
    for name in names {
      try view.tap(.button(name))
      let isTabStop = try view.attribute("tabindex", of: .button(name)) == nil
      #expect(isTabStop == (name == "Activate"))
      #expect(try view.attribute("aria-label", of: .button(name)) == nil)
    }
    #expect(taken == ["open", "tap", "menu", "delete", "escape", "flag"])
    #expect(AccessibilityActionKind.default != .escape)
  }

  @Test func keysRunActionsToEscapeAndToDelete() throws {
    var taken: [String] = []
    let view = ViewHarness {
      Button("Mail") {}
        .accessibilityAction(.delete) { taken.append("delete") }
        .accessibilityAction(.escape) { taken.append("escape") }
    }
    for key in ["Escape", "Delete"] {
      let press = try #require(KeyPress(named: key, phase: .down))
      try view.send(.key(press), nearest: .button("Mail"))
    }
    #expect(taken == ["escape", "delete"])
  }

  @Test func deprecatedFormsDoTheSame() {
    let stack = VStack { Text("a") }
    let old = stack.accessibility(label: Text("b")).accessibility(hint: Text("c"))
      .accessibility(identifier: "d").accessibility(addTraits: .isHeader)
    let new = stack.accessibilityLabel("b").accessibilityHint("c")
      .accessibilityIdentifier("d").accessibilityAddTraits(.isHeader)
    #expect(outline(old) == outline(new))
    #expect(outline(Text("a").accessibility(hidden: true)).contains("aria-hidden=\"true\""))
    let slider = Slider(value: .constant(1))
    #expect(
      outline(slider.accessibility(value: Text("loud")))
        == outline(slider.accessibilityValue("loud"))
    )
  }

  @Test func viewsKeepTheirColorsOnlyIfTheyAskForIt() {
    #expect(outline(Text("a").accessibilityIgnoresInvertColors()).contains("effect own-colors"))
    #expect(!outline(Text("a").accessibilityIgnoresInvertColors(false)).contains("own-colors"))
  }
}
