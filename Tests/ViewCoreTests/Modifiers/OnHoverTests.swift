import Testing
import ViewCore
import ViewTesting

/// Actions for the pointer of a mouse.
@MainActor
struct OnHoverTests {
  private struct Hovered: View {
    @State private var log: [Bool] = []
    @State private var isShown = true

    var body: some View {
      Text(verbatim: "\(log)")
      if isShown { Button("Here") { isShown = false }.onHover { log.append($0) } }
    }
  }

  @Test func viewKnowsWhetherThePointerIsOverIt() throws {
    let view = ViewHarness { Hovered() }
    try view.send(.hover(true), nearest: .button("Here"))
    #expect(view.text.first == "[true]")
    try view.send(.hover(false), nearest: .button("Here"))
    #expect(view.text.first == "[true, false]")
  }

  @Test func pointerLeavesAViewThatIsRemoved() throws {
    let view = ViewHarness { Hovered() }
    try view.send(.hover(true), nearest: .button("Here"))
    try view.tap(.button("Here"))
    #expect(view.text == ["[true, false]"])
  }

  @Test func buttonInARowKeepsItsLook() {
    let view = ViewHarness { List { Button("Row") {}.onHover { _ in } } }
    #expect(view.outline.contains("button in-row"))
  }
}
