import Testing
import ViewCore
import ViewTesting

/// The ways in which texts change in an animation.
@MainActor
struct ContentTransitionTests {
  private func name(_ transition: ContentTransition) throws -> String? {
    let view = ViewHarness { Text("7").contentTransition(transition) }
    return view.outline.firstMatch(of: /data-content="(\w+)"/).map { String($0.1) }
  }

  @Test func transitionHasItsName() throws {
    #expect(try name(.identity) == "none")
    #expect(try name(.opacity) == "fade")
    #expect(try name(.interpolate) == "fade")
    #expect(try name(.symbolEffect) == "fade")
    #expect(try name(.symbolEffect(.replace)) == "fade")
    #expect(try name(.symbolEffect(.replace.downUp.byLayer)) == "fade")
    #expect(try name(.numericText()) == "up")
    #expect(try name(.numericText(countsDown: true)) == "down")
    #expect(try name(.numericText(value: 3)) == "up")
  }

  @Test func directionFollowsTheNumber() throws {
    struct Screen: View {
      @State private var count = 5
      @State private var isMarked = false

      var body: some View {
        Text("\(count)\(isMarked ? "!" : "")").contentTransition(.numericText(value: Double(count)))
        Button("-") { count -= 1 }
        Button("+") { count += 1 }
        Button("!") { isMarked.toggle() }
      }
    }
    let view = ViewHarness { Screen() }
    var directions: [String] = []
    for button in ["-", "!", "+", "-"] {
      try view.tap(.button(button))
      directions += view.outline.matches(of: /data-content="(\w+)"/).map { String($0.1) }
    }
    #expect(directions == ["down", "down", "up", "down"])
  }
}
