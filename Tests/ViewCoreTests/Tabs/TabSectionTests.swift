import Testing
import ViewCore
import ViewTesting

/// Tabs that belong together.
@MainActor
struct TabSectionTests {
  private struct Library: View {
    @State private var screen = "all"

    var body: some View {
      TabView(selection: $screen) {
        Tab("All", systemImage: "star", value: "all") { Text("everything") }
        TabSection("Collections") {
          Tab("Recent", systemImage: "clock", value: "recent") { Text("the last ones") }
          Tab("Saved", systemImage: "bookmark", value: "saved") { Text("the best ones") }
        }
        TabSection {
          Tab("Help", systemImage: "info", value: "help") { Text("how to") }
        }
        TabSection {
          Tab("About", systemImage: "info", value: "about") { Text("who") }
        } header: {
          Text("More")
        }
      }
    }
  }

  @Test func tabsOfASectionAreAmongTheOthers() throws {
    let view = ViewHarness { Library() }
    #expect(view.text == ["All", "Recent", "Saved", "Help", "About", "everything"])
    try view.tap(ElementQuery(role: "tab", name: "Saved"))
    #expect(view.text.last == "the best ones")
    try view.tap(ElementQuery(role: "tab", name: "About"))
    #expect(view.text.last == "who")
  }
}
