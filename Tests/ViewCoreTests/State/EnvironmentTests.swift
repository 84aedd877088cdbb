import Observation
import Testing
import ViewCore
import ViewTesting

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@Observable private final class Session {
  var user = "Blob"
}

@Observable private final class Absent {}

@MainActor
struct EnvironmentTests {
  private struct Themed: View {
    @Environment(\.theme) private var theme
    var runs: Counter?

    var body: some View {
      runs?.value += 1
      return Text(theme)
    }
  }

  @Test func valueIsChangedForTheViewsInside() throws {
    struct Screen: View {
      @State private var suffix = "er"

      var body: some View {
        VStack {
          Themed().transformEnvironment(\.theme) { [suffix] in $0 += suffix }
          Themed()
        }
        .environment(\.theme, "dark")
        Button("Change") { suffix = "est" }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["darker", "dark", "Change"])
    try view.tap(.button("Change"))
    #expect(view.text == ["darkest", "dark", "Change"])
  }

  @Test func aValueReachesTheViewsInside() {
    let view = ViewHarness {
      Themed()
      VStack { Themed() }.environment(\.theme, "dark")
    }
    #expect(view.text == ["plain", "dark"])
  }

  @Test func aChangedValueRunsTheViewsInside() throws {
    struct Screen: View {
      @State private var theme = "a"
      @State private var other = 0
      let runs: Counter

      var body: some View {
        Themed(runs: runs).environment(\.theme, theme)
        Button("Theme") { theme = "b" }
        Button("Other \(other)") { other += 1 }
      }
    }
    let runs = Counter()
    let view = ViewHarness { Screen(runs: runs) }
    try view.tap(.button("Theme"))
    #expect(view.text.first == "b")
    #expect(runs.value == 2)

    try view.tap(.button("Other 0"))
    #expect(runs.value == 2)
  }

  @Test func anObjectIsFoundByItsType() {
    struct Greeting: View {
      @Environment(Session.self) private var session
      @Environment(Absent.self) private var box: Absent?

      var body: some View {
        Text(session.user)
        Text(box == nil ? "none" : "some")
      }
    }
    let session = Session()
    let view = ViewHarness { Greeting().environment(session) }
    #expect(view.text == ["Blob", "none"])
    session.user = "Blob Jr."
    #expect(view.text == ["Blob Jr.", "none"])
  }

  @Test func disabledContainerDisablesItsContent() throws {
    let view = ViewHarness {
      Button("Save") {}.disabled(false).disabled(true)
    }
    #expect(throws: HarnessError.self) { try view.tap(.button("Save")) }
  }
}
