import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct TabTests {
  private enum Screen: Hashable {
    case received, sent, help
  }

  private func tab(_ name: String) -> ElementQuery { ElementQuery(role: "tab", name: name) }

  private struct Help: TabContent {
    @State private var count = 0

    var body: some TabContent<Screen> {
      Tab("Help", systemImage: "star", value: .help) {
        Button("Read \(count)") { count += 1 }
      }
    }
  }

  private struct Mail: View {
    @State private var screen = Screen.received
    @State private var hasHelp = false
    private let sent = String("Sent")

    var body: some View {
      TabView(selection: $screen) {
        Tab("Received", systemImage: "star", value: .received) {
          Text("in \(String(describing: screen))")
          Button("Help me") { hasHelp = true }
        }
        .badge(3)
        Tab(value: .sent) {
          Text("out")
        } label: {
          Text(sent)
        }
        .badge(hasHelp ? "help" : nil)
        if hasHelp { Help() }
      }
    }
  }

  @Test func screenOfSelectedTabIsVisible() throws {
    let view = ViewHarness { Mail() }
    #expect(view.text == ["Received", "3", "Sent", "in received", "Help me"])
    try view.tap(tab("Sent"))
    #expect(view.text == ["Received", "3", "Sent", "out"])
  }

  @Test func tabsAreInsertedAndRemoved() throws {
    let view = ViewHarness { Mail() }
    try view.tap(.button("Help me"))
    #expect(view.text == ["Received", "3", "Sent", "help", "Help", "in received", "Help me"])
    try view.tap(tab("Help"))
    try view.tap(.button("Read 0"))
    #expect(view.text.last == "Read 1")
  }

  @Test func userSelectsTabsWithoutValues() throws {
    let title = String("Three")
    let view = ViewHarness {
      TabView {
        Tab("One", systemImage: "star") { Text("one") }
        Tab {
          Text("two")
        } label: {
          Text("Two")
        }
        Tab(title, systemImage: "star") { Text("three") }
      }
    }
    #expect(view.text == ["One", "Two", "Three", "one"])
    try view.tap(tab("Three"))
    #expect(view.text == ["One", "Two", "Three", "three"])
  }

  @Test func forEachCreatesTabs() throws {
    struct Accounts: View {
      @State private var account = 2
      @State private var accounts = [1, 2]

      var body: some View {
        TabView(selection: $account) {
          ForEach(accounts, id: \.self) { number in
            Tab("Account \(number)", systemImage: "person", value: number) {
              Button("More than \(number)") { accounts.append(3) }
            }
          }
          if accounts.count > 2 {
            Tab("Many", systemImage: "star", value: -1) { Text("many") }
          } else {
            Tab("Few", systemImage: "star", value: 0) { Text("few") }
          }
        }
      }
    }
    let view = ViewHarness { Accounts() }
    #expect(view.text == ["Account 1", "Account 2", "Few", "More than 2"])
    try view.tap(.button("More than 2"))
    #expect(view.text == ["Account 1", "Account 2", "Account 3", "Many", "More than 2"])
    try view.tap(tab("Many"))
    #expect(view.text.last == "many")
  }

  @Test func tabThatSearchesIsTheLastOne() throws {
    let title = String("Find")
    let view = ViewHarness {
      TabView {
        Tab(role: .search) { Text("search") }
        Tab("One", systemImage: "star") { Text("one") }
        Tab(title, systemImage: "star", role: .search) { Text("find") }
        Tab("Two", systemImage: "star") { Text("two") }
      }
    }
    #expect(view.text == ["One", "Two", "Search", "Find", "search"])
    try view.tap(tab("Two"))
    #expect(view.text.last == "two")

    var selected = Screen.sent
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let other = ViewHarness {
      TabView(selection: selection) {
        Tab(value: .help, role: .search) { Text("search") }
        Tab(value: .received, role: nil) {
          Text("in")
        } label: {
          Text("In")
        }
        Tab("Out", systemImage: "star", value: .sent) { Text("out") }
      }
    }
    #expect(other.text == ["In", "Out", "Search", "out"])
    try other.tap(tab("Search"))
    #expect(selected == .help)
  }

  @Test func tabsHaveImagesOfTheApp() throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.write(AssetBundle.png(30, 30), to: "photo.png")
    let photo = ImageResource(name: "photo", bundle: try #require(assets.bundle))
    let title = String("Title")
    let view = ViewHarness {
      TabView {
        Tab("One", image: photo) { Text("one") }
        Tab(title, image: photo) { Text("two") }
      }
      TabView(selection: .constant(Screen.help)) {
        Tab("Three", image: photo, value: .help) { Text("three") }
        Tab(title, image: photo, value: .sent, role: .search) { Text("four") }
      }
    }
    #expect(view.outline.components(separatedBy: "<img").count == 5)
  }

  @Test func missingImageOfATabIsReportedAtItsLine() {
    withKnownIssue {
      _ = ViewHarness {
        TabView {
          Tab("One", image: "Nowhere") { Text("one") }
        }
      }
    } matching: {
      $0.description.contains("Nowhere")
    }
  }
}
