import Testing
import ViewCore
import ViewTesting

/// Groups of controls and their styles.
@MainActor
struct ControlGroupTests {
  private struct Editing: View {
    @State private var log: [String] = []

    var body: some View {
      ControlGroup("Editing") {
        Button("Undo") { log.append("undo") }
        Button("Redo") { log.append("redo") }
      }
      Text(verbatim: "\(log)")
    }
  }

  @Test func controlsOfAGroupAct() throws {
    let view = ViewHarness { Editing() }
    #expect(view.text == ["Undo", "Redo", "[]"])
    try view.tap(.button("Redo"))
    try view.tap(.button("Undo"))
    #expect(view.text.last == #"["redo", "undo"]"#)
  }

  @Test func labelNamesTheGroup() {
    let titled = ViewHarness { ControlGroup("Editing") { Button("Undo") {} } }
    #expect(titled.contains(ElementQuery(role: "group", name: "Editing")))
    let symbol = ViewHarness { ControlGroup("Tools", systemImage: "star") { Button("Undo") {} } }
    #expect(symbol.contains(ElementQuery(role: "group", name: "Tools")))
    let custom = ViewHarness { ControlGroup(content: { Button("a") {} }, label: { Text("Own") }) }
    #expect(custom.contains(ElementQuery(role: "group", name: "Own")))
    let plain = ViewHarness { ControlGroup { Button("Undo") {} } }
    #expect(!plain.outline.contains("aria-label"))
  }

  @Test func menuStyleOpensTheControls() throws {
    let view = ViewHarness {
      Editing().controlGroupStyle(.menu)
      ControlGroup { Button("Copy") {} }.controlGroupStyle(.menu)
    }
    #expect(view.contains(.button("More")))
    try view.tap(.button("Undo"))
    #expect(view.contains(.text(#"["undo"]"#)))
  }

  @Test func groupIsOneRowOfAMenu() throws {
    let row = ViewHarness { Menu("Edit") { Editing() } }
    #expect(!row.outline.contains("joined"))
    let compact = ViewHarness { Editing().controlGroupStyle(.compactMenu) }
    try compact.tap(.button("Redo"))
    #expect(compact.contains(.text(#"["redo"]"#)))
    let inside = ViewHarness { Menu("Edit") { Editing().controlGroupStyle(.compactMenu) } }
    #expect(inside.outline == row.outline)
  }

  @Test func navigationStyleHasNoCommonBackground() {
    #expect(ViewHarness { Editing() }.outline.contains("control-group joined"))
    let apart = ViewHarness { Editing().controlGroupStyle(.navigation) }
    #expect(!apart.outline.contains("joined"))
    let automatic = ViewHarness { Editing().controlGroupStyle(.automatic) }
    #expect(automatic.outline == ViewHarness { Editing() }.outline)
  }

  private struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      ControlGroup(configuration)
    }
  }

  private struct Explained: ControlGroupStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "can be used" : "cannot be used")
    }
  }

  @Test func styleReadsTheEnvironment() {
    let view = ViewHarness { Editing().controlGroupStyle(Explained()).disabled(true) }
    #expect(view.text.first == "cannot be used")
  }

  @Test func styleUsesTheNextOuterStyle() throws {
    let view = ViewHarness {
      Editing().controlGroupStyle(Titled()).controlGroupStyle(.menu)
      ControlGroup { Button("Copy") {} }.controlGroupStyle(Titled())
    }
    #expect(view.text.first == "Editing")
    try view.tap(.button("Undo"))
    #expect(view.contains(.text(#"["undo"]"#)))
    #expect(view.text.last == "Copy")
  }
}
