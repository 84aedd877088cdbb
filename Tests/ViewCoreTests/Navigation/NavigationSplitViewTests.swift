import Foundation
import Testing
import ViewTesting

@testable import ViewCore

@MainActor
struct NavigationSplitViewTests {
  private struct Fruits: View {
    @State var selection: String?
    @State private var count = 0

    var body: some View {
      NavigationSplitView {
        List(["Apple", "Pear"], id: \.self, selection: $selection) { Text($0) }
          .navigationTitle("Fruits")
          .toolbar { Button("Forget") { selection = nil } }
      } detail: {
        VStack {
          Text(selection.map { "About \($0)" } ?? "Select a fruit")
          Button("Count \(count)") { count += 1 }
        }
        .navigationTitle(selection ?? "Nothing")
      }
    }
  }

  private let wide = WindowMetrics(hasCompactWidth: false)

  @Test func wideWindowShowsBothColumns() throws {
    let view = ViewHarness { Fruits() }
    view.report(wide)
    #expect(view.contains(.heading("Fruits")))
    #expect(view.contains(.text("Select a fruit")))
    try view.tap(.button("Pear"))
    #expect(view.contains(.heading("Pear")))
    #expect(view.contains(.text("About Pear")))
    #expect(view.contains(.button("Apple")))
    #expect(!view.contains(.button("Fruits")))
  }

  @Test func selectionInANarrowWindowShowsTheDetailUntilTheBackButton() throws {
    let view = ViewHarness { Fruits() }
    #expect(view.text == ["Forget", "Fruits", "Apple", "Pear"])
    try view.tap(.button("Pear"))
    #expect(view.contains(.text("About Pear")))
    #expect(!view.contains(.button("Apple")))
    try view.tap(.button("Fruits"))
    #expect(view.text == ["Forget", "Fruits", "Apple", "Pear"])
    #expect(try view.attribute("aria-pressed", of: .button("Pear")) == "false")
    try view.tap(.button("Pear"))
    #expect(view.contains(.text("About Pear")))
  }

  @Test func selectionOfTheBeginningShowsTheDetail() throws {
    let view = ViewHarness { Fruits(selection: "Apple") }
    #expect(view.contains(.text("About Apple")))
    try view.tap(.button("Fruits"))
    #expect(view.contains(.button("Apple")))
  }

  @Test func selectionThatTheAppRemovesReturnsToTheSidebar() throws {
    let view = ViewHarness { Fruits(selection: "Apple") }
    view.report(wide)
    try view.tap(.button("Forget"))
    view.report(WindowMetrics())
    #expect(view.text == ["Forget", "Fruits", "Apple", "Pear"])
  }

  @Test func columnsKeepTheirStateWhenTheWindowBecomesNarrow() throws {
    let view = ViewHarness { Fruits(selection: "Apple") }
    view.report(wide)
    try view.tap(.button("Count 0"))
    view.report(WindowMetrics())
    #expect(view.contains(.button("Count 1")))
    #expect(view.contains(.button("Fruits")))
    view.report(wide)
    #expect(view.contains(.button("Count 1")))
    #expect(view.contains(.button("Pear")))
  }

  @Test func buttonHidesAndShowsTheSidebar() throws {
    let view = ViewHarness { Fruits() }
    view.report(wide)
    try view.tap(.button("Sidebar"))
    #expect(!view.contains(.heading("Fruits")))
    #expect(view.contains(.text("Select a fruit")))
    try view.tap(.button("Sidebar"))
    #expect(view.contains(.heading("Fruits")))
  }

  // MARK: Three columns

  private struct Mail: View {
    @State private var folder: String?
    @State private var message: Int?
    @State var visibility = NavigationSplitViewVisibility.automatic
    @State var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        List(["In", "Out"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Folders")
          .navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 200)
      } content: {
        List([1, 2], id: \.self, selection: $message) { Text("Message \($0)") }
          .navigationTitle(folder ?? "No folder")
      } detail: {
        VStack {
          Text(message.map { "Text of \($0)" } ?? "No message")
          Button("All folders") { column = .sidebar }
          Button("Alone") { visibility = .detailOnly }
        }
        .navigationTitle("Message")
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  @Test func threeColumnsFollowEachOtherInANarrowWindow() throws {
    let view = ViewHarness { Mail() }
    try view.tap(.button("Out"))
    #expect(view.text == ["Folders", "Out", "Message 1", "Message 2"])
    try view.tap(.button("Message 2"))
    #expect(view.contains(.text("Text of 2")))
    try view.tap(.button("Out"))
    #expect(view.text == ["Folders", "Out", "Message 1", "Message 2"])
    try view.tap(.button("Message 1"))
    try view.tap(.button("All folders"))
    #expect(view.text == ["Folders", "In", "Out"])
  }

  @Test func columnsHideOneAfterTheOther() throws {
    let view = ViewHarness { Mail() }
    view.report(wide)
    #expect(view.contains(.heading("Folders")))
    try view.tap(.button("Alone"))
    #expect(!view.contains(.heading("Folders")))
    #expect(!view.contains(.heading("No folder")))
    try view.tap(.button("Sidebar"))
    #expect(!view.contains(.heading("Folders")))
    #expect(view.contains(.heading("No folder")))
    try view.tap(.button("Sidebar"))
    #expect(view.contains(.heading("Folders")))
  }

  @Test func columnHasTheWidthThatItsContentAsksFor() {
    let width = SplitColumnWidth(min: 100, ideal: 150, max: 200)
    #expect(width.style == "flex:0 1 150px;min-width:100px;max-width:200px")
    #expect(SplitColumnWidth(ideal: 150).style == "flex:0 1 150px")
  }

  private struct TwoLists: View {
    @State private var fruit: String?
    @State private var number: Int?

    var body: some View {
      NavigationSplitView {
        VStack {
          List(["Apple"], id: \.self, selection: $fruit) { Text($0) }
          List([1], id: \.self, selection: $number) { Text("Number \($0)") }
        }
        .navigationTitle("Lists")
      } detail: {
        Text("\(fruit ?? "no fruit"), \(number ?? 0)")
      }
    }
  }

  @Test func eachListOfAColumnShowsTheDetail() throws {
    let view = ViewHarness { TwoLists() }
    try view.tap(.button("Apple"))
    #expect(view.contains(.text("Apple, 0")))
    try view.tap(.button("Lists"))
    try view.tap(.button("Number 1"))
    #expect(view.contains(.text("no fruit, 1")))
  }

  // MARK: Links and stacks

  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("Words") { Text("Three").navigationTitle("Words") }
        }
        .navigationTitle("Links")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next of \(number)", value: number + 10)
            .navigationTitle("Number \(number)")
        }
      } detail: {
        Text("Nothing").navigationTitle("Detail")
      }
    }
  }

  @Test func linkShowsItsScreenInPlaceOfTheDetail() throws {
    let view = ViewHarness { Links() }
    view.report(wide)
    try view.tap(.button("One"))
    #expect(view.contains(.heading("Number 1")))
    #expect(view.contains(.heading("Links")))
    #expect(!view.contains(.button("Detail")))
    try view.tap(.button("Next of 1"))
    #expect(view.contains(.heading("Number 11")))
    #expect(view.contains(.button("Number 1")))
    try view.tap(.button("Words"))
    #expect(view.contains(.text("Three")))
    #expect(!view.contains(.button("Number 1")))
    try view.tap(.button("Two"))
    #expect(view.contains(.heading("Number 2")))
    #expect(!view.contains(.text("Three")))
  }

  @Test func linkInANarrowWindowPushesItsScreen() throws {
    let view = ViewHarness { Links() }
    try view.tap(.button("One"))
    #expect(view.contains(.heading("Number 1")))
    #expect(!view.contains(.heading("Links")))
    try view.tap(.button("Links"))
    #expect(view.contains(.heading("Links")))
    try view.tap(.button("Words"))
    #expect(view.contains(.text("Three")))
    try view.tap(.button("Links"))
    #expect(view.text == ["Links", "One", "Two", "Words"])
  }

  private struct LinksThatSelect: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach([1, 2], id: \.self) { NavigationLink("Number \($0)", value: $0) }
        }
      } detail: {
        Text(selection.map { "Selected \($0)" } ?? "Nothing")
      }
    }
  }

  @Test func linkSelectsItsValueInAListWithASelection() throws {
    let view = ViewHarness { LinksThatSelect() }
    try view.tap(.button("Number 2"))
    #expect(view.contains(.text("Selected 2")))
  }

  private struct StackInDetail: View {
    @State private var selection: String?
    @State private var path: [Int] = []

    var body: some View {
      NavigationSplitView {
        List(["Apple"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Fruits")
      } detail: {
        NavigationStack(path: $path) {
          NavigationLink("Push", value: 1)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Pushed") }
        }
      }
    }
  }

  @Test func stackInAColumnHasTheBackButtonOfTheColumn() throws {
    let view = ViewHarness { StackInDetail() }
    try view.tap(.button("Apple"))
    try view.tap(.button("Push"))
    #expect(view.contains(.text("Number 1")))
    #expect(!view.contains(.button("Fruits")))
    try view.tap(.button("Root"))
    #expect(view.count(of: .button("Fruits")) == 1)
    try view.tap(.button("Fruits"))
    #expect(view.text == ["Fruits", "Apple"])
  }

  private struct TabsInDetail: View {
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(["Apple"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Fruits")
      } detail: {
        TabView {
          ForEach(["One", "Two"], id: \.self) { name in
            NavigationStack { Text("Root of \(name)").navigationTitle(name) }
              .tabItem { Text("Tab \(name)") }
          }
        }
      }
    }
  }

  @Test func stackOfEachTabInAColumnHasTheBackButtonOfTheColumn() throws {
    let view = ViewHarness { TabsInDetail() }
    for tab in ["Tab One", "Tab Two"] {
      try view.tap(.button("Apple"))
      try view.tap(ElementQuery(role: "tab", name: tab))
      try view.tap(.button("Fruits"))
      #expect(view.text == ["Fruits", "Apple"])
    }
  }

  @Test(arguments: [nil, ToolbarDefaultItemKind.sidebarToggle, .title])
  func togglesOfAllColumnsAreRemoved(kind: ToolbarDefaultItemKind?) throws {
    struct Mails: View {
      let kind: ToolbarDefaultItemKind?
      @State private var visibility = NavigationSplitViewVisibility.all

      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Button("Hide") { visibility = .detailOnly }.toolbar(removing: kind)
        } detail: {
          Text("Mail")
        }
      }
    }
    let view = ViewHarness { Mails(kind: kind) }
    view.report(wide)
    #expect(view.contains(.button("Sidebar")) == (kind != .sidebarToggle))
    try view.tap(.button("Hide"))
    #expect(view.contains(.button("Sidebar")) == (kind != .sidebarToggle))
  }
}
