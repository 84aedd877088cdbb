import Testing
import ViewCore
import ViewTesting

private struct DocumentKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var document: String? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
}

/// Commands of a scene.
@MainActor
struct CommandsTests {
  private struct Screen: View {
    @State private var text = ""

    var body: some View {
      TextField("Title", text: $text).focusedValue(\.document, "Letter")
    }
  }

  private struct DocumentCommands: Commands {
    @FocusedValue(\.document) private var document
    @State private var prints = 0

    var body: some Commands {
      CommandGroup(replacing: .printItem) {
        Button("Print \(document ?? "nothing") \(prints)") { prints += 1 }
          .keyboardShortcut("p")
          .disabled(document == nil)
      }
    }
  }

  private struct Notes: App {
    var isEmpty = false
    @State private var hasExtras = false

    var body: some Scene {
      WindowGroup { Screen() }
        .commands {
          CommandGroup(replacing: .newItem) {}
          if !isEmpty {
            CommandMenu("Insert") { Button("Table") {} }
            CommandGroup(after: .saveItem) { Button("Archive") {} }
            CommandGroup(before: .saveItem) {
              Button("Extras") { hasExtras.toggle() }.keyboardShortcut("e")
            }
            CommandGroup(replacing: .help) { Button("Manual") {} }
            DocumentCommands()
            if hasExtras { CommandMenu("Extra") { Text("More") } }
          }
        }
    }
  }

  private func mount() -> ViewHarness {
    let app = RunningApp(Notes())
    return ViewHarness { app.window }
  }

  @Test func menusAndGroupsAreInTheOrderOfAMac() throws {
    let view = mount()
    #expect(
      view.text
        == ["File", "Extras", "Archive", "Print nothing 0", "Insert", "Table", "Help", "Manual"]
    )
    try view.tap(.button("Extras"))
    #expect(view.text.contains("Extra"))
    #expect(view.text.suffix(4) == ["Extra", "More", "Help", "Manual"])
  }

  @Test func commandsHaveShortcutsAndAGroupOfTheirOwn() throws {
    let view = mount()
    #expect(try view.attribute("aria-keyshortcuts", of: .button("Extras")) == "Meta+E Control+E")
    #expect(view.contains(.button("Extras", in: ElementQuery(role: "group", name: "Commands"))))
  }

  @Test func commandReadsTheFocusedValueAndKeepsItInItsMenu() throws {
    let view = mount()
    #expect(try !view.isEnabled(.button("Print nothing 0")))
    try view.focus(.textField("Title"))
    #expect(try view.isEnabled(.button("Print Letter 0")))
    let bar = ElementQuery(role: "group", name: "Commands")
    try view.send(.focus, nearest: bar)
    try view.tap(.button("Print Letter 0"))
    #expect(try view.isEnabled(.button("Print Letter 1")))
    try view.send(.blur, nearest: bar)
    #expect(try !view.isEnabled(.button("Print nothing 1")))
  }

  @Test func sceneWithoutItemsHasNoMenus() {
    let app = RunningApp(Notes(isEmpty: true))
    let view = ViewHarness { app.window }
    #expect(view.text == [])
    #expect(!view.outline.contains("commands"))
  }
}
