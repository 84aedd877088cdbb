import Foundation
import Testing
import ViewCore
import ViewTesting

/// Keys that views wait for, and views that can have the focus.
@MainActor
struct KeyPressTests {
  private struct Pad: View {
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool
    var innerResult = KeyPress.Result.handled

    var body: some View {
      VStack {
        Text(verbatim: log.joined(separator: " "))
        Text(verbatim: isFocused ? "focused" : "not focused")
        Text("Pad").focusable().focused($isFocused)
          .onKeyPress(.upArrow) {
            log.append("up")
            return innerResult
          }
        Button("Focus") { isFocused = true }
      }
      .onKeyPress(keys: [.upArrow, "x"]) {
        log.append("outer \($0.characters == "X" ? "X" : "key")")
        return .handled
      }
    }
  }

  private func key(_ name: String, _ phase: KeyPress.Phases = .down) throws -> Event {
    .key(try #require(KeyPress(named: name, phase: phase)))
  }

  @Test func keyIsForTheInnermostViewThatUsesIt() throws {
    let view = ViewHarness { Pad() }
    try view.send(key("ArrowUp"), nearest: .text("Pad"))
    #expect(view.text.first == "up")
    try view.send(key("ArrowUp", .repeat), nearest: .text("Pad"))
    #expect(view.text.first == "up up")
    try view.send(key("X"), nearest: .text("Pad"))
    #expect(view.text.first == "up up outer X")
    try view.send(key("ArrowUp", .up), nearest: .text("Pad"))
    #expect(view.text.first == "up up outer X")
  }

  @Test func ignoredKeyIsForTheViewsFurtherOut() throws {
    let view = ViewHarness { Pad(innerResult: .ignored) }
    try view.send(key("ArrowUp"), nearest: .text("Pad"))
    #expect(view.text.first == "up outer key")
  }

  @Test func focusedViewFollowsAndMovesTheFocus() throws {
    let view = ViewHarness { Pad() }
    #expect(view.outline.contains(#"<div class="effect" tabindex="0">"#))
    try view.send(.focus, nearest: .text("Pad"))
    #expect(view.text.contains("focused"))
    try view.send(.blur, nearest: .text("Pad"))
    #expect(view.text.contains("not focused"))
    try view.tap(.button("Focus"))
    #expect(view.text.contains("focused"))
    #expect(view.outline.contains(#"tabindex="0" autofocus="">"#))
  }

  @Test func viewCannotHaveTheFocusWhileItIsDisabled() {
    let view = ViewHarness {
      Text("One").focusable().disabled(true)
      Text("Two").focusable(false)
    }
    #expect(!view.outline.contains("tabindex"))
  }

  @Test func focusableViewKnowsWhetherItHasTheFocus() throws {
    struct Card: View {
      let name: String
      @Environment(\.isFocused) private var isFocused

      var body: some View { Text("\(name) \(isFocused ? "in" : "out")") }
    }
    struct Cards: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        Card(name: "plain")
        VStack {
          Card(name: "outer")
          Card(name: "inner").focusable().focused($isFocused)
        }
        .focusable()
        Card(name: "never").focusable(false)
        Button("Focus") { isFocused = true }
        Button("Leave") { isFocused = false }
      }
    }
    let view = ViewHarness { Cards() }
    let none = ["plain out", "outer out", "inner out", "never out"]
    #expect(Array(view.text.prefix(4)) == none)
    try view.tap(.button("Focus"))
    #expect(Array(view.text.prefix(4)) == ["plain out", "outer out", "inner in", "never out"])
    try view.tap(.button("Leave"))
    #expect(Array(view.text.prefix(4)) == none)
  }

  @Test func eachFormWaitsForItsKeys() throws {
    var log: [String] = []
    func note(_ name: String) -> (KeyPress) -> KeyPress.Result {
      {
        log.append("\(name) \($0.characters) \($0.modifiers.contains(.shift))")
        return .handled
      }
    }
    let view = ViewHarness {
      Text("any").onKeyPress(action: note("any"))
      Text("up").onKeyPress("a", phases: .up, action: note("up"))
      Text("digits").onKeyPress(characters: .decimalDigits, action: note("digits"))
      Text("all").onKeyPress(phases: .all, action: note("all"))
    }
    for text in ["any", "up", "digits", "all"] {
      try view.send(key("a"), nearest: .text(text))
      try view.send(key("a", .up), nearest: .text(text))
      try view.send(key("7"), nearest: .text(text))
    }
    #expect(
      log == [
        "any a false", "any 7 false", "up a false", "digits 7 false", "all a false", "all a false",
        "all 7 false",
      ]
    )
    for keys in ["dr", "u A", "dr", "dru"] {
      #expect(view.outline.contains("data-keys=\"\(keys)\""))
    }
  }

  @Test(
    arguments: [
      ("ArrowLeft", .leftArrow, "\u{F702}"), ("Enter", .return, "\r"), ("Space", .space, " "),
      ("A", "a", "A"), ("Plus", "+", "+"), ("é", "é", "é"),
    ] as [(String, KeyEquivalent, String)]
  )
  func keyHasItsNameAndItsCharacters(name: String, key: KeyEquivalent, text: String) throws {
    let press = try #require(KeyPress(named: name, phase: .down))
    #expect(press.key == key)
    #expect(press.characters == text)
  }

  @Test(arguments: ["", "F5", "Shift", "ab"])
  func unknownKeyIsNone(name: String) {
    #expect(KeyPress(named: name, phase: .down) == nil)
  }
}
