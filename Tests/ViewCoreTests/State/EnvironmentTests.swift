import Foundation
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

private enum LimitKey: EnvironmentKey {
  static let defaultValue: Int? = 3
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

  @Test func changesOfManyEnclosingViewsAreAllThere() {
    var values = EnvironmentValues()
    values.theme = "first"
    var around: [EnvironmentValues] = []
    for number in 0..<40 {
      around.append(values)
      values.font = .system(size: CGFloat(number))
    }

    #expect(values.theme == "first")
    #expect(values.font == .system(size: 39))
    #expect(around[0].font == nil)
    #expect(around[20].font == .system(size: 19))

    values.theme = "second"
    #expect(values.theme == "second")
    #expect(around[39].theme == "first")
  }

  @Test func optionalValueThatIsNotSetHasItsDefault() {
    var values = EnvironmentValues()
    #expect(values[LimitKey.self] == 3)
    values.theme = "first"
    #expect(values[LimitKey.self] == 3)
    values[LimitKey.self] = nil
    #expect(values[LimitKey.self] == nil)
  }

  @Test func rowsThatChangeTheSameEnvironmentKeepTheirOwnValues() {
    var outer = EnvironmentValues()
    for number in 0..<9 { outer.lineLimit = number }
    let rows = (0..<3).map { number in
      var row = outer
      row.theme = "row \(number)"
      return row
    }

    #expect(rows.map(\.theme) == ["row 0", "row 1", "row 2"])
    #expect(rows.map(\.lineLimit) == [8, 8, 8])
    #expect(outer.theme == "plain")
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
