import Testing
import ViewCore
import ViewTesting

/// Keys that stand for a tap on a control.
@MainActor
struct KeyboardShortcutTests {
  @Test(
    arguments: [
      (KeyboardShortcut("s"), "Meta+S Control+S"), (.defaultAction, "Enter"),
      (.cancelAction, "Escape"),
      (KeyboardShortcut("z", modifiers: [.command, .shift]), "Shift+Meta+Z Shift+Control+Z"),
      (KeyboardShortcut("k", modifiers: [.command, .control]), "Control+Meta+K"),
      (KeyboardShortcut(.upArrow, modifiers: .option), "Alt+ArrowUp"),
      (KeyboardShortcut("+", modifiers: []), "Plus"),
      (KeyboardShortcut(.space, modifiers: []), "Space"),
    ]
  )
  func controlHasItsShortcutAsAnAttribute(shortcut: KeyboardShortcut, text: String) throws {
    let view = ViewHarness { Button("Save") {}.keyboardShortcut(shortcut) }
    #expect(try view.attribute("aria-keyshortcuts", of: .button("Save")) == text)
  }

  @Test func eachFormSetsTheShortcutOfTheControlInside() throws {
    let none: KeyboardShortcut? = nil
    let view = ViewHarness {
      Button("One") {}.padding().keyboardShortcut("n")
      Button("Two") {}.keyboardShortcut(.return, modifiers: [])
      Toggle("Three", isOn: .constant(true)).keyboardShortcut("t", modifiers: .control)
      Button("Four") {}.keyboardShortcut(none)
    }
    #expect(try view.attribute("aria-keyshortcuts", of: .button("One")) == "Meta+N Control+N")
    #expect(try view.attribute("aria-keyshortcuts", of: .button("Two")) == "Enter")
    #expect(try view.attribute("aria-keyshortcuts", of: .toggle("Three")) == "Control+T")
    #expect(try view.attribute("aria-keyshortcuts", of: .button("Four")) == nil)
  }

  @Test func shortcutsAreEqualByKeyAndModifiers() {
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", modifiers: .command))
    #expect(Set([KeyboardShortcut("s"), KeyboardShortcut("s", modifiers: .shift)]).count == 2)
  }
}
