import Testing
import ViewCore
import ViewTesting

/// Commands that the user gives with keys that are not for a text.
@MainActor
struct EditCommandTests {
  private struct Board: View {
    var isOn = true
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(verbatim: log.joined(separator: " "))
        Text("Board").focusable()
          .onDeleteCommand(perform: isOn ? { log.append("delete") } : nil)
          .onMoveCommand(perform: isOn ? { log.append("\($0)") } : nil)
          .onExitCommand(perform: isOn ? { log.append("exit") } : nil)
      }
      .onKeyPress {
        log.append("outer \($0.key == .escape ? "escape" : "key")"); return .handled
      }
    }
  }

  private func press(_ names: [String], in view: ViewHarness) throws -> String? {
    for name in names {
      let press = try #require(KeyPress(named: name, phase: .down))
      try view.send(.key(press), nearest: .text("Board"))
    }
    return view.text.first
  }

  @Test func keysAreCommands() throws {
    let view = ViewHarness { Board() }
    let keys = ["Backspace", "Delete", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape"]
    #expect(try press(keys, in: view) == "delete delete up down left right exit")
  }

  @Test func otherKeysAreForTheViewsFurtherOut() throws {
    let view = ViewHarness { Board() }
    #expect(try press(["Enter", "x"], in: view) == "outer key outer key")
  }

  @Test func missingActionLeavesTheKeys() throws {
    let view = ViewHarness { Board(isOn: false) }
    #expect(
      try press(["Escape", "Delete", "ArrowUp"], in: view) == "outer escape outer key outer key"
    )
  }

  @Test func pageLeavesTheKeysOfATextToItsField() {
    let view = ViewHarness { Text("a").onDeleteCommand {} }
    #expect(view.outline.contains("data-keys=\"drc Backspace Delete\""))
    let exit = ViewHarness { Text("a").onExitCommand {} }
    #expect(exit.outline.contains("data-keys=\"d Escape\""))
  }
}
