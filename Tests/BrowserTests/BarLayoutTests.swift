import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The places of bars, the layout of their items, and their visibility.
@MainActor
@Suite(.needsBrowser)
struct BarLayoutTests {
  private var rows: some View { List(0..<100) { Text("Row \($0)") } }

  @Test func aSpacerInABarBelowTakesTheRoomThatThereIs() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Text("Start")
            Spacer()
            Text("End")
          }
        }
      }
    }
    try await Places.of(content, waitingFor: "End") { places in
      let line = try await places.first(".bottom-bar .hstack")
      #expect(line.width == places.width - 32)
    }
  }

  @Test func toolbarSpacersKeepTheItemsOfABarApart() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .bottomBar) { Button("One") {} }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Two") {} }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Three") {} }
      }
    }
    try await Places.of(content, waitingFor: "Three") { places in
      let items = try await places.all(".bottom-bar > .bar-item")
      #expect(items.count == 5)
      #expect(items[1].width == 16)
      #expect(items[4].left - items[2].right > 100)
    }
  }

  /// As on a tablet or a desktop, all of a screen begins at one line, however wide the window is.
  @Test(arguments: [820, 1280, 1920])
  func barsTitlesAndListsTakeTheWholeWindow(width: Int) async throws {
    let screen = NavigationStack {
      List { Text("Row") }
        .navigationTitle("Title")
        .toolbar { Button("Add") {} }
    }
    try await Places.of(screen, waitingFor: "Row") { places in
      try await places.page.show(on: Page.Screen(width: width, height: 900))
      let width = Double(width)
      let bar = try await places.first(".bar")
      #expect([bar.left, bar.right] == [0, width])
      #expect(try await places.first(".bar .button .text").right == width - 16)
      let (list, row) = (try await places.first(".list"), try await places.first(".row"))
      #expect([list.left, list.right] == [0, width])
      #expect([row.left, row.right] == [16, width - 16])
      let title: String = try await places.page.evaluate(
        "getComputedStyle(document.querySelector('.large-title')).paddingLeft"
      )
      #expect(title == "16px")
    }
  }

  @Test func barShowsALargeTitleThatIsScrolledAway() async throws {
    for hasButton in [true, false] {
      let screen = RenamedScreen(hasButton: hasButton)
      try await Places.of(screen, waitingFor: "Row 1") { places in
        let page = places.page
        let said = "document.querySelector('.bar-middle').dataset.title"
        let top = try await places.first(".row").top
        #expect(try await page.evaluate("\(said) === undefined"))
        let _: Bool = try await page.evaluate("(scrollTo(0, 300), true)")
        try await page.waitUntil("\(said) === 'All rows'")
        let bar = try await places.first(".bar")
        #expect(bar.top == 0)
        #expect(bar.height == 52)
        // Nothing makes room for it.
        #expect(try await places.first(".row").top == top - 300)
        if hasButton {
          try await page.click(.button("Rename"))
          try await page.waitUntil("\(said) === 'Every row'")
        }
        let _: Bool = try await page.evaluate("(scrollTo(0, 0), true)")
        try await page.waitUntil("\(said) === undefined")
        #expect(try await places.first(".row").top == top)
      }
    }
  }

  @Test func aStatusIsInTheMiddleOfTheBarBelow() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .status) { Text("12 unread") }
        ToolbarItem(placement: .bottomBar) { Text("Filter") }
        ToolbarItem(placement: .bottomBar) { Text("Write a mail") }
      }
    }
    try await Places.of(content, waitingFor: "Write") { places in
      let texts = try await places.all(".bottom-bar .text")
      #expect(texts.count == 3)
      #expect(abs((texts[0].left + texts[0].right - places.width) / 2) < 1)
      #expect(texts[1].left < 40)
      #expect(texts[2].right > places.width - 40)
    }
  }

  @Test func buttonsOfOneItemAreAllAlongTheBarBelow() async throws {
    let content = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .status) { Text("All read") }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") {}
          Button("Second") {}
        }
      }
    }
    try await Places.of(content, waitingFor: "Second") { places in
      let buttons = try await places.all(".bottom-bar .button .text")
      #expect(buttons.count == 2)
      #expect(buttons[0].left < 20)
      #expect(buttons[1].right > places.width - 20)
    }
  }

  @Test func tabsShareANarrowWindow() async throws {
    let names = ["Overview", "Notifications", "Transactions", "Subscriptions", "Memberships"]
    let content = TabView {
      ForEach(names, id: \.self) { name in
        List(0..<100) { Text("Row \($0)") }.tabItem { Label(name, systemImage: "star") }
      }
    }
    try await Places.of(content, waitingFor: "Row 1") { places in
      try await places.page.show(on: .phone)
      let window = try await Places(places.page)
      let tabs = try await window.all(".tab")
      #expect(tabs.count == names.count)
      for tab in tabs { #expect(abs(tab.width - window.width / 5) < 1) }
      // The focused control is visible, and nothing scrolls for it.
      try await places.page.press(.tab)
      let (focused, offset): (String, Double) = (
        try await places.page.evaluate("document.activeElement.className"),
        try await places.page.evaluate("scrollY")
      )
      #expect(focused == "tab")
      #expect(offset == 0)
    }
  }

  /// On a phone the labels of these buttons are longer than the bars.
  private func crowded(_ title: String) -> some View {
    NavigationStack {
      Text("Content")
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(title.isEmpty ? .large : .inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save all of the changes now") {} }
          ToolbarItem(placement: .primaryAction) { Button("Share with all others") {} }
          ToolbarItem(placement: .bottomBar) { Button("Put everything back as it was") {} }
          ToolbarItem(placement: .bottomBar) { Button("Tell me about all changes") {} }
        }
    }
  }

  @Test(arguments: ["", "A title"])
  func buttonsShareTheBarsOfANarrowWindow(title: String) async throws {
    try await Places.of(crowded(title), waitingFor: "Share") { places in
      try await places.page.show(on: .phone)
      let window = try await Places(places.page)
      let labels = try await window.all(":is(.bar, .bottom-bar) .button > .text")
      #expect(labels.count == 5)
      #expect(labels.allSatisfy { $0.left >= 0 && $0.right <= window.width })
      let pairs = [(0, 1), (1, 2), (3, 4)].map { (labels[$0.0], labels[$0.1]) }
      // Items without room beside the others are on a line of their own.
      for (one, other) in pairs { #expect(one.right < other.left || one.bottom <= other.top) }
      // The short one keeps its label, and a long one ends in dots.
      let areCut: [Bool] = try await places.page.evaluate(
        "[...document.querySelectorAll('.bar .button > .text')].map((node) => node.scrollWidth > node.clientWidth)"
      )
      #expect(areCut.first == false)
      #expect(areCut.contains(true))
    }
  }

  @Test func aTitleGivesWayToTheButtonsBesideIt() async throws {
    let content = NavigationStack {
      Text("Content")
        .navigationTitle("A title that is long as well")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save changes") {} }
        }
    }
    try await Places.of(content, waitingFor: "Save") { places in
      let middle = try await places.first(".bar-title > .text")
      #expect(abs((middle.left + middle.right - places.width) / 2) < 1)
      try await places.page.show(on: .phone)
      let areCut: [Bool] = try await places.page.evaluate(
        "[...document.querySelectorAll('.bar .text')].map((node) => node.scrollWidth > node.clientWidth)"
      )
      // From the leading edge on: a button, the title, a button.
      #expect(areCut == [false, true, false])
    }
  }

  @Test func barBelowALongListStaysVisible() async throws {
    let content = VStack(spacing: 0) {
      rows
      Text("Bar")
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      try await expectVisibleBar(places)
      let list = try await places.first(".list")
      #expect(list.top == 0)
    }
  }

  @Test func barBelowALongListOfAScreenStaysVisible() async throws {
    let content = TabView {
      NavigationStack {
        VStack(spacing: 0) {
          rows.padding(8)
          Text("Bar")
        }
        .navigationTitle("Rows")
        .toolbar { Button("Add") {} }
      }
      .tabItem { Text("First") }
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      let scrolls = try await places.scrolls
      #expect(scrolls == [false, true])
      let bar = try await places.first(".page .vstack > .text")
      #expect(bar.bottom <= places.height)
      let list = try await places.first(".list")
      #expect(list.bottom <= bar.top)
    }
  }

  @Test func barBelowAScrollViewStaysVisible() async throws {
    let content = VStack(spacing: 0) {
      ScrollView { ForEach(0..<100) { Text("Line \($0)") } }
      Text("Bar")
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      let bar = try await places.first("#window > .vstack > .text")
      #expect(bar.bottom == places.height)
    }
  }

  @Test func barBelowALongListOfASheetStaysVisible() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      VStack(spacing: 0) {
        rows
        Text("Bar")
      }
    }
    try await Places.of(content, waitingFor: "Bar") { places in
      // It comes up while it is measured.
      let boxes = try await places.all("dialog, dialog .list, dialog > .vstack > .text")
      #expect(boxes.count == 3)
      #expect(abs(boxes[2].bottom - boxes[0].bottom) < 0.1)
      #expect(boxes[1].height > 100)
    }
  }

  private func expectVisibleBar(_ places: Places) async throws {
    let bar = try await places.first("#window > .vstack > .text")
    #expect(bar.bottom == places.height)
    let list = try await places.first(".list")
    #expect(list.bottom == bar.top)
    let scrolls = try await places.scrolls
    #expect(scrolls == [false, true])
  }
}

/// A long list whose title changes by a button of its bar.
private struct RenamedScreen: View {
  let hasButton: Bool
  @State private var title = "All rows"

  var body: some View {
    NavigationStack {
      List(0..<100) { Text("Row \($0)") }
        .navigationTitle(title)
        .toolbar { if hasButton { Button("Rename") { title = "Every row" } } }
    }
  }
}
