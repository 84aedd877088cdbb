import Testing
import ViewCore
import ViewTesting

@MainActor
struct ViewModifierTests {
  private struct Counting: ViewModifier {
    let title: String
    @State private var count = 0

    func body(content: Content) -> some View {
      content
      Button("\(title) \(count)") { count += 1 }
    }
  }

  @Test func modifierHasItsOwnState() throws {
    let view = ViewHarness {
      Text("a").modifier(Counting(title: "first"))
      Text("b").modifier(Counting(title: "second"))
    }
    try view.tap(.button("first 0"))
    #expect(view.text == ["a", "first 1", "b", "second 0"])
  }

  @Test func modifiedViewKeepsItsState() throws {
    struct Local: View {
      @State private var count = 0

      var body: some View { Button("inner \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var title = "one"

      var body: some View {
        Local().modifier(Counting(title: title))
        Button("Rename") { title = "two" }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("inner 0"))
    try view.tap(.button("Rename"))
    #expect(view.text == ["inner 1", "two 0", "Rename"])
  }

  @Test func enumIsViewAndModifierLikeAnyOther() throws {
    enum Light: View {
      case on, off

      var body: some View { Text(self == .on ? "light" : "dark") }
    }
    enum Mark: ViewModifier {
      case on, off

      func body(content: Content) -> some View {
        content
        Text(self == .on ? "marked" : "not marked")
      }
    }
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Toggle("On", isOn: $isOn)
        (isOn ? Light.on : Light.off).modifier(isOn ? Mark.on : Mark.off)
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["On", "dark", "not marked"])
    try view.tap(.toggle("On"))
    #expect(view.text == ["On", "light", "marked"])
  }

  @Test func equalInputsDoNotRunTheModifier() throws {
    struct Watched: ViewModifier {
      let title: String
      let runs: Counter

      func body(content: Content) -> some View {
        runs.value += 1
        return content
      }
    }
    struct Screen: View {
      @State private var count = 0
      let runs: Counter

      var body: some View {
        Divider().modifier(Watched(title: "same", runs: runs))
        Button("\(count)") { count += 1 }
      }
    }
    let runs = Counter()
    let view = ViewHarness { Screen(runs: runs) }
    try view.tap(.button("0"))
    #expect(runs.value == 1)
  }
}
