import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The browser's part of menus, tabs, bars and grids: visibility and places.
@MainActor
@Suite(.needsBrowser)
struct MenusAndTabsTests {
  private struct Documents: View {
    @State private var log = "nothing"

    var body: some View {
      NavigationStack {
        VStack {
          Text(log)
          Menu("Save") {
            Button("Save as") { log = "saved as" }
          } primaryAction: {
            log = "saved"
          }
        }
        .navigationTitle("Documents")
        .toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Sort") { log = "sorted" } }
        }
      }
    }
  }

  /// A row keeps what is in it to itself, but for what opens.
  @Test func aMenuInARowIsBeforeTheRowsAfterIt() async throws {
    struct Rows: View {
      @State private var log = "nothing"

      var body: some View {
        List {
          Text(log)
          ForEach(1..<21) { number in
            Menu("Menu \(number)") {
              ForEach(1..<7) { item in Button("Item \(item) of \(number)") { log = "did \(item)" } }
            }
          }
        }
      }
    }
    try await LivePage.show(Rows()) { live in
      let page = live.page
      try await page.waitFor(.text("nothing"))
      for number in [1, 20] {
        let _: Bool = try await page.evaluate(
          "(document.querySelectorAll('.row summary')[\(number - 1)].click(), true)"
        )
        try await page.waitFor(.button("Item 6 of \(number)"))
        let isReached: Bool = try await page.evaluate(
          """
          (() => {
            const item = [...document.querySelectorAll(".row [open] .menu-items button")].at(-1);
            item.scrollIntoView({ block: "center", behavior: "instant" });
            const { left, top, width, height } = item.getBoundingClientRect();
            return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          })()
          """
        )
        #expect(isReached, "\(number)")
        try await page.click(.button("Item \(number == 1 ? 5 : 6) of \(number)"))
        try await page.waitFor(.text("did \(number == 1 ? 5 : 6)"))
      }
    }
  }

  @Test func aMenuOpensInsideOfTheWindow() async throws {
    let content = List {
      ForEach(0..<2) { number in
        HStack {
          Text("Row \(number)")
          Spacer()
          Menu("Menu \(number)") { ForEach(0..<5) { Button("Item \($0)") {} } }
        }
        .padding(.top, number == 0 ? 0 : 620)
      }
    }
    try await Places.of(content, waitingFor: "Row 1") { places in
      try await places.page.show(on: .phone)
      let shown = try await Places(places.page)
      for number in [0, 1] {
        let label = ".row:nth-of-type(\(number + 1)) summary"
        let _: Bool = try await shown.page.evaluate(
          "(document.querySelector('\(label)').click(), true)"
        )
        try await shown.page.waitFor(.button("Item 4"))
        let items = try await shown.first(":popover-open")
        let summary = try await shown.first(label)
        #expect(items.left >= 0 && items.right <= shown.width)
        #expect(items.top >= 0 && items.bottom <= shown.height)
        #expect(number == 0 ? items.top >= summary.bottom : items.bottom <= summary.top)
        let _: Bool = try await shown.page.evaluate("(document.body.click(), true)")
        try await shown.page.waitForAbsence(of: .button("Item 4"))
      }
    }
  }

  @Test func aMenuClosesWhenThePageIsScrolled() async throws {
    let content = ScrollView {
      Menu("Actions") { Button("Copy") {} }
      Color.red.frame(height: 3_000)
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Actions"))
      let _: Bool = try await page.evaluate("(document.querySelector('summary').click(), true)")
      try await page.waitFor(.button("Copy"))
      let _: Bool = try await page.evaluate("(scrollTo(0, 300), true)")
      try await page.waitForAbsence(of: .button("Copy"))
    }
  }

  @Test func aToggleInAMenuIsTappedOnce() async throws {
    struct Sounds: View {
      let site: URL
      @State private var isOn = false

      var body: some View {
        Text(isOn ? "loud" : "quiet")
        Menu("More") {
          Toggle("Sound", isOn: $isOn)
          Text("About")
          Link("Site", destination: site)
        }
      }
    }
    let site = try #require(URL(string: "https://example.com"))
    try await LivePage.show(Sounds(site: site)) { live in
      let page = live.page
      let sound = ElementQuery(role: "menuitemcheckbox", name: "Sound")
      try await page.waitFor(.text("quiet"))
      let _: Bool = try await page.evaluate("(document.querySelector('summary').click(), true)")
      try await page.waitFor(sound)
      // All items begin at the same place.
      let begins: [Double] = try await page.evaluate(
        """
        [...document.querySelectorAll(".menu-items > *")].map((item) => {
          const letters = document.createRange();
          letters.selectNodeContents(item);
          return letters.getBoundingClientRect().left;
        })
        """
      )
      #expect(Set(begins).count == 1)
      try await page.click(sound)
      try await page.waitFor(.text("loud"))
      #expect(try await page.count(of: sound) == 0)
    }
  }

  @Test func aMenuOpensByItsArrowAloneWhereItsLabelDoesSomething() async throws {
    try await LivePage.show(Documents()) { live in
      let page = live.page
      try await page.click(.button("Save"))
      try await page.waitFor(.text("saved"))
      #expect(try await page.count(of: .button("Save as")) == 0)
      let _: Bool = try await page.evaluate(
        "(document.querySelector('.split summary').click(), true)"
      )
      try await page.click(.button("Save as"))
      try await page.waitFor(.text("saved as"))
      #expect(try await page.count(of: .button("Save as")) == 0)
    }
  }

  private struct Nested: View {
    @State private var log = "nothing"
    @State private var order = "name"

    var body: some View {
      Text("\(log) by \(order)")
      Menu("Outer") {
        Picker("Order", selection: $order) {
          Text("Name").tag("name")
          Text("Date").tag("date")
        }
        Menu("Inner") { Button("Deep") { log = "deep" } }
      }
    }
  }

  @Test func aMenuStaysOpenWhileAMenuInItIsUsed() async throws {
    try await LivePage.show(Nested()) { live in
      let page = live.page
      try await page.waitFor(.text("nothing by name"))
      let opens = "[...document.querySelectorAll('summary')].at(%).click(), true"
      let _: Bool = try await page.evaluate(opens.replacing("%", with: "0"))
      #expect(try await page.count(of: .button("Deep")) == 0)
      // It can be told from the items that do something.
      let marks: [String] = try await page.evaluate(
        "[...document.querySelectorAll('summary')].map((one) => getComputedStyle(one, '::after').content)"
      )
      #expect(marks == ["none", #""""#])
      let _: Bool = try await page.evaluate(opens.replacing("%", with: "1"))
      try await page.click(.button("Deep"))
      try await page.waitFor(.text("deep by name"))
      #expect(try await page.count(of: .button("Deep")) == 0)
      let _: Bool = try await page.evaluate(opens.replacing("%", with: "0"))
      try await page.click(.option("Date"))
      try await page.waitFor(.text("deep by date"))
      #expect(try await page.count(of: .option("Date")) == 0)
    }
  }

  @Test func focusReturnsToTheOwnerOfAMenu() async throws {
    let content = Button("Mail") {}.contextMenu { Button("Archive") {} }
    try await Places.of(content, waitingFor: "Mail") { places in
      let page = places.page
      try await page.press(.tab)
      let opened: String = try await page.evaluate(
        """
        document.activeElement.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
        document.activeElement.textContent
        """
      )
      #expect(opened == "Archive")
      try await page.press(.escape)
      let focused: String = try await page.evaluate("document.activeElement.textContent")
      #expect(focused == "Mail")
    }
  }

  @Test func theMenuOfARowIsThatOfAllOfTheRow() async throws {
    let content = List { Text("Press").contextMenu { Button("Copy") {} } }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Press"))
      let isOpen: Bool = try await page.evaluate(
        """
        (() => {
          const row = document.querySelector(".row");
          const { right, top } = row.getBoundingClientRect();
          const place = { bubbles: true, cancelable: true, clientX: right - 10, clientY: top + 10 };
          row.dispatchEvent(new MouseEvent("contextmenu", place));
          return document.querySelector(".context-items").matches(":popover-open");
        })()
        """
      )
      #expect(isOpen)
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func arrowsMoveInAMenuAndEscapeLeavesIt(in engine: Browser.Engine) async throws {
    try await LivePage.show(Nested(), in: engine) { live in
      let page = live.page
      try await page.waitFor(.text("nothing by name"))
      let focused = "document.activeElement.innerText.trim()"
      let _: Bool = try await page.evaluate(
        "(document.querySelector('summary').focus(), document.querySelector('summary').click(), true)"
      )
      try await page.waitFor(.option("Name"))
      for name in ["Name", "Date", "Inner", "Name"] {
        try await page.press(.arrowDown)
        #expect(try await page.evaluate(focused) == name)
      }
      try await page.press(.arrowUp)
      #expect(try await page.evaluate(focused) == "Inner")
      try await page.press(.escape)
      #expect(try await page.evaluate(focused) == "Outer")
      #expect(try await page.count(of: .option("Name")) == 0)
    }
  }

  @Test func secondaryActionsOpenInAMenuOfTheBar() async throws {
    try await LivePage.show(Documents()) { live in
      let page = live.page
      try await page.waitFor(.text("nothing"))
      #expect(try await page.count(of: .button("Sort")) == 0)
      let _: Bool = try await page.evaluate(
        "(document.querySelector('.bar summary').click(), true)"
      )
      try await page.click(.button("Sort"))
      try await page.waitFor(.text("sorted"))
    }
  }

  private struct Mail: View {
    @State private var screen = 1
    @State private var isFull = false

    var body: some View {
      TabView(selection: $screen) {
        Tab("Inbox", systemImage: "star", value: 1) {
          Text("inbox")
          Toggle("Full", isOn: $isFull)
        }
        .badge(12)
        Tab("Sent", systemImage: "heart", value: 2) {
          Text("sent").toolbar(isFull ? .hidden : .automatic, for: .tabBar)
          Button("Leave") { isFull = false }
        }
      }
    }
  }

  @Test func tabsHaveBadgesAndTheirBarIsHiddenWhileAScreenWantsIt() async throws {
    try await LivePage.show(Mail()) { live in
      let page = live.page
      try await page.waitFor(ElementQuery(role: "tab", name: "Inbox 12"))
      try await page.click(.toggle("Full"))
      try await page.waitUntil("document.querySelector('input').checked")
      #expect(try await page.count(of: ElementQuery(role: "tab")) == 2)
      try await page.click(ElementQuery(role: "tab", name: "Sent"))
      try await page.waitFor(.button("Leave"))
      #expect(try await page.count(of: ElementQuery(role: "tab")) == 0)
      try await page.click(.button("Leave"))
      try await page.waitFor(ElementQuery(role: "tab", name: "Inbox 12"))
    }
  }

  @Test func theBadgeOfATabIsAtItsSymbolOnAPhone() async throws {
    try await LivePage.show(Mail()) { live in
      try await live.page.show(on: .phone)
      try await live.page.waitFor(ElementQuery(role: "tab", name: "Inbox 12"))
      let places = try await Places(live.page)
      let symbol = try await places.first(".tab .symbol")
      let badge = try await places.first(".tab .badge")
      #expect(badge.left > symbol.left && badge.left < symbol.right)
      #expect(badge.top <= symbol.top && badge.bottom > symbol.top)
      // The label is in the middle, with a badge as without one.
      let (tab, label) = (try await places.first(".tab"), try await places.first(".tab .label"))
      #expect(abs(tab.left + tab.right - label.left - label.right) < 1)
    }
  }

  @Test func lazyGridColumnsKeepTheirOwnSpacingAndAlignment() async throws {
    let columns = [
      GridItem(.fixed(40), spacing: 10, alignment: .trailing),
      GridItem(.fixed(60), spacing: 30, alignment: .leading),
      GridItem(.flexible()),
    ]
    let grid = LazyVGrid(columns: columns, spacing: 0) {
      ForEach(0..<6) { _ in Rectangle().fill(.red).frame(width: 20, height: 20) }
    }
    .frame(width: 240)
    try await LivePage.show(grid) { live in
      try await live.page.waitUntil("document.querySelectorAll('.frame .frame').length === 6")
      let places: [[Double]] = try await live.page.evaluate(
        """
        (() => {
          const cells = [...document.querySelectorAll(".lazygrid > *")];
          const { left, top } = document.querySelector(".lazygrid").getBoundingClientRect();
          return cells.map((cell) => {
            const place = cell.getBoundingClientRect();
            return [place.left - left, place.top - top];
          });
        })()
        """
      )
      #expect(places == [[20, 0], [50, 0], [180, 0], [20, 20], [50, 20], [180, 20]])
    }
  }

  @Test func theBeginningOfALongLineIsLeftOut() async throws {
    let line = "The beginning goes (and the end stays)."
    let view = Text(line).lineLimit(1).truncationMode(.head).frame(width: 120)
    try await LivePage.show(view) { live in
      try await live.page.waitFor(.text(line))
      // The last letter is inside, and the first is not.
      let sides: [Bool] = try await live.page.evaluate(
        """
        (() => {
          const text = document.querySelector(".text");
          const box = text.getBoundingClientRect();
          const letter = (start) => {
            const range = document.createRange();
            range.setStart(text.firstChild, start);
            range.setEnd(text.firstChild, start + 1);
            return range.getBoundingClientRect();
          };
          const isInside = ({ left, right }) => left >= box.left - 1 && right <= box.right + 1;
          return [isInside(letter(0)), isInside(letter(text.firstChild.length - 1))];
        })()
        """
      )
      #expect(sides == [false, true])
    }
  }

  @Test func theLabelOfAMenuFillsItsRow() async throws {
    let content = List {
      Menu {
        Button("One") {}
      } label: {
        HStack {
          Text("Kind")
          Spacer()
          Text("End")
        }
      }
      Menu("Short") { Button("Two") {} }
    }
    try await Places.of(content, waitingFor: "End") { places in
      let row = try await places.first(".row")
      let texts = try await places.all(".row .hstack > .text")
      #expect(texts[0].left == row.left + 16)
      #expect(texts[1].right == row.right - 16)
      #expect(try await places.all(".menu")[1].width < row.width / 2)
    }
  }
}
