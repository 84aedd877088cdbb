import Testing
import ViewCore
import ViewTesting

@MainActor
struct ToolbarBackgroundTests {
  private func outline(_ content: some View) -> String { ViewHarness { content }.outline }

  private func lines(_ content: some View, with style: String) -> [String] {
    outline(content).split(separator: "\n").filter { $0.contains(style) }.map(String.init)
  }

  @Test func barHasTheBackground() {
    let lines = lines(
      NavigationStack {
        Text("a").navigationTitle("Title").toolbarBackground(.indigo)
          .navigationBarTitleDisplayMode(.inline)
      },
      with: "background:var(--indigo)"
    )
    #expect(lines.count == 1)
    #expect(lines[0].contains("<nav"))
  }

  @Test func largeTitleHasTheBackgroundOfItsBar() {
    let lines = lines(
      NavigationStack { Text("a").navigationTitle("Title").toolbarBackground(.indigo) },
      with: "background:var(--indigo)"
    )
    #expect(lines.count == 2)
  }

  @Test func barBelowHasTheBackground() {
    let lines = lines(
      NavigationStack {
        Text("a").toolbarBackground(.thinMaterial, for: .bottomBar)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
      },
      with: "backdrop-filter:blur(20px)"
    )
    #expect(lines.count == 1)
    #expect(lines[0].contains("bottom-bar"))
  }

  @Test func hiddenBackgroundComesBeforeAStyle() {
    let screen = NavigationStack {
      Text("a").toolbarBackground(.indigo).toolbarBackground(.hidden)
      Text("b").toolbarBackgroundVisibility(.hidden, for: .navigationBar, .bottomBar)
    }
    #expect(lines(screen, with: "background:none").count == 2)
    #expect(lines(screen, with: "var(--indigo)").isEmpty)
  }

  @Test func visibleBackgroundIsTheUsualOne() {
    let screen = NavigationStack { Text("a").toolbarBackground(.visible, for: .navigationBar) }
    #expect(outline(screen) == outline(NavigationStack { Text("a") }))
  }

  @Test func barHasTheColorsOfItsScheme() {
    let screen = NavigationStack {
      Text("a").toolbarBackground(.indigo).toolbarColorScheme(.dark, for: .navigationBar)
        .navigationBarTitleDisplayMode(.inline)
    }
    #expect(
      lines(screen, with: "color-scheme:dark;color:var(--label);background:var(--indigo)").count
        == 1
    )
    #expect(
      outline(NavigationStack { Text("a").toolbarColorScheme(nil) })
        == outline(NavigationStack { Text("a") })
    )
  }

  @Test func barOfTabsHasTheBackgroundOfTheVisibleScreen() throws {
    let view = ViewHarness {
      TabView {
        Text("one").toolbarBackground(.red, for: .tabBar).tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    #expect(view.outline.contains("background:var(--red)"))
    try view.tap(ElementQuery(role: "tab", name: "Two"))
    #expect(!view.outline.contains("background:var(--red)"))
    try view.tap(ElementQuery(role: "tab", name: "One"))
    #expect(view.outline.contains("background:var(--red)"))
  }
}
