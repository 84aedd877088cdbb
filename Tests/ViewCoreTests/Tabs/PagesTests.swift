import Testing
import ViewTesting

@testable import ViewCore

@MainActor
struct PagesTests {
  private func dot(_ name: String) -> ElementQuery { ElementQuery(role: "tab", name: name) }

  @Test func pagesNeedNeitherTabsNorTags() throws {
    let view = ViewHarness {
      TabView {
        Button("One") {}
        Button("Two") {}
        ForEach(3..<5) { Button("\($0)") {} }
      }
      .tabViewStyle(.page)
    }
    let names = (1...4).map { "Page \($0) of 4" }
    #expect(names.allSatisfy { view.contains(dot($0)) })
    for (name, shown) in zip(names, ["One", "Two", "3", "4"]) {
      try view.tap(dot(name))
      #expect(try view.attribute("aria-selected", of: dot(name)) == "true")
      #expect(view.contains(.button(shown)))
      #expect(["One", "Two", "3", "4"].count { view.contains(.button($0)) } == 1)
    }
  }

  @Test(
    arguments: [
      (.automatic, "dots-used"), (.interactive, "dots-used"), (.always, "dots-ground"),
      (.never, nil),
    ] as [(PageIndexViewStyle.BackgroundDisplayMode, String?)]
  )
  func dotsHaveTheGroundOfTheirStyle(
    mode: PageIndexViewStyle.BackgroundDisplayMode,
    name: String?
  ) {
    func pages(_ style: some IndexViewStyle) -> String {
      ViewHarness {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page)
        .indexViewStyle(style)
      }
      .outline
    }
    let outline = pages(.page(backgroundDisplayMode: mode))
    for ground in ["dots-used", "dots-ground"] {
      #expect(outline.contains(ground) == (ground == name), "\(ground)")
    }
    #expect(pages(.page).contains("dots-used"))
  }

  @Test func selectionIsTheTagOfThePage() throws {
    struct Screen: View {
      @State private var page = "b"

      var body: some View {
        Text("at \(page)")
        Button("First") { page = "a" }
        TabView(selection: $page) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.contains(.text("B")))
    #expect(!view.contains(.text("A")))
    try view.tap(.button("First"))
    #expect(view.contains(.text("A")))
    try view.tap(dot("Page 2 of 2"))
    #expect(view.contains(.text("at b")))
  }

  @Test func dotOfAPageWithATabHasItsName() throws {
    let view = ViewHarness {
      TabView {
        Text("A").tabItem { Text("First") }
        Text("B")
      }
      .tabViewStyle(.page)
    }
    #expect(view.contains(dot("First")))
    #expect(view.contains(dot("Page 2 of 2")))
  }

  @Test func pageThatIsRemovedGivesItsPlaceToTheFirst() throws {
    struct Screen: View {
      @State private var hasSecond = true

      var body: some View {
        Button("Remove") { hasSecond = false }
        TabView {
          Text("A")
          if hasSecond { Text("B") }
          Text("C")
        }
        .tabViewStyle(.page)
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(dot("Page 2 of 3"))
    #expect(view.contains(.text("B")))
    try view.tap(.button("Remove"))
    #expect(view.contains(.text("A")))
    #expect(view.contains(dot("Page 2 of 2")))
    #expect(!view.contains(.text("C")))
  }

  @Test func styleWithTabsShowsABarAgain() throws {
    let view = ViewHarness {
      TabView {
        Text("A").tabItem { Text("First") }
        Text("B").tabItem { Text("Second") }
      }
      .tabViewStyle(.tabBarOnly)
      .tabViewStyle(.page)
    }
    #expect(view.text == ["First", "Second", "A"])
  }
}
