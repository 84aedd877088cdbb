import Testing
import ViewCore
import ViewTesting

/// The line below a title, and the menu beside it.
@MainActor
struct NavigationSubtitleTests {
  private struct Inbox: View {
    let mode: NavigationBarItem.TitleDisplayMode
    @State private var unread = 3

    var body: some View {
      NavigationStack {
        Button("Read") { unread -= 1 }
          .navigationTitle("Inbox")
          .navigationSubtitle("\(unread) unread")
          .navigationBarTitleDisplayMode(mode)
          .toolbarTitleMenu { Button("Mark all as read") { unread = 0 } }
      }
    }
  }

  @Test(arguments: [NavigationBarItem.TitleDisplayMode.large, .inline])
  func aSubtitleFollowsTheTitle(mode: NavigationBarItem.TitleDisplayMode) throws {
    let view = ViewHarness { Inbox(mode: mode) }
    #expect(view.text.contains("3 unread"))
    #expect(view.contains(.heading("Inbox")))
    try view.tap(.button("Read"))
    #expect(view.text.contains("2 unread"))
    #expect(view.outline.contains("subtitle below") == (mode == .large))
  }

  @Test func aTitleHasAMenu() throws {
    let view = ViewHarness { Inbox(mode: .inline) }
    try view.tap(.button("Mark all as read"))
    #expect(view.text.contains("0 unread"))
    #expect(view.outline.contains("aria-label=\"Title menu\""))
  }

  @Test func aScreenWithoutThemHasNeither() {
    let view = ViewHarness { NavigationStack { Text("Content").navigationTitle("Title") } }
    #expect(!view.outline.contains("subtitle"))
    #expect(!view.outline.contains("Title menu"))
  }

  @Test func aToolbarWithAnIDShowsItsDefaultItems() {
    let view = ViewHarness {
      NavigationStack {
        Text("Content").toolbar(id: "main") {
          ToolbarItem(id: "add") { Button("Add") {} }
          ToolbarItem(id: "sort", showsByDefault: false) { Button("Sort") {} }
        }
      }
    }
    #expect(view.contains(.button("Add")))
    #expect(!view.contains(.button("Sort")))
  }

  private struct Cities: View {
    @State private var query = ""
    @FocusState private var focus: Int?

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: focus.map { "Focus \($0)" } ?? "No focus")
          Button("Search") { focus = 1 }
          Button("Leave") { focus = nil }
        }
        .searchable(text: $query, prompt: "Find a city")
        .searchFocused($focus, equals: 1)
      }
    }
  }

  @Test func theAppFollowsAndMovesTheFocusOfASearch() throws {
    let view = ViewHarness { Cities() }
    let field = ElementQuery.searchField("Find a city")
    #expect(view.text.contains("No focus"))
    try view.focus(field)
    #expect(view.text.contains("Focus 1"))
    try view.blur(field)
    #expect(view.text.contains("No focus"))
    try view.tap(.button("Search"))
    #expect(try view.attribute("autofocus", of: field) != nil)
    #expect(view.contains(.button("Cancel")))
    try view.tap(.button("Leave"))
    #expect(try view.attribute("autofocus", of: field) == nil)
  }
}
