import Testing
import ViewCore
import ViewTesting

/// What a swipe to the side shows of a row, and what takes it back.
@MainActor
@Suite(.needsBrowser)
struct SwipeTests {
  private struct Mails: View {
    @State private var flagged: [Int] = []

    var body: some View {
      List(1..<4) { number in
        HStack {
          Text("Mail \(number) of somebody who writes long titles")
          Spacer()
          Text("\(number):30 AM")
        }
        .swipeActions { Button("Flag \(number)") { flagged.append(number) }.tint(.orange) }
        .swipeActions(edge: .leading) { Button("Read \(number)") {} }
      }
      Button("Beside") {}
      Text("flagged \(flagged)")
    }
  }

  private let shown =
    "[...document.querySelectorAll('[data-shows]')].map((row) => row.dataset.shows).join()"

  @Test func theContentMovesAsideAsItIs() async throws {
    try await LivePage.show(Mails()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitFor(.text("1:30 AM"))
      let places = try await Places(page)
      let rows = try await places.all(".row")
      let time = try await places.all(".row > .hstack")[0]
      try await page.swipe(.text("1:30 AM"), x: -90)
      try await page.waitUntil("\(shown) === 'trailing'")
      #expect(try await places.all(".row").map(\.height) == rows.map(\.height))
      let button = try await places.first("[data-shows] > .trailing")
      #expect(button.right == rows[0].right)
      #expect(button.top == rows[0].top)
      #expect(button.bottom == rows[0].bottom)
      #expect(
        try await places.first("[data-shows] > .trailing > .effect > .button").height
          == rows[0].height
      )
      let moved = try await places.all(".row > .hstack")[0]
      #expect(moved.width == time.width)
      #expect(moved.left == time.left - button.width)
      try await page.click(.button("Flag 1"))
      try await page.waitFor(.text("flagged [1]"))
      try await page.waitUntil("\(shown) === ''")
      #expect(try await places.all(".row > .hstack")[0].left == time.left)
    }
  }

  @Test func theKeyboardReachesTheButtonsOfARow() async throws {
    try await LivePage.show(Mails()) { live in
      let page = live.page
      try await page.waitFor(.text("1:30 AM"))
      for reached in ["Read 1", "Flag 1"] {
        if reached == "Read 1" { try await page.press(.tab) }
        try await page.press(.tab)
        let focused: String = try await page.evaluate("document.activeElement.textContent")
        #expect(focused == reached)
      }
    }
  }

  @Test func theKeyboardReachesTheButtonsOfARowThatLeadsSomewhere() async throws {
    struct Links: View {
      var body: some View {
        NavigationStack {
          List(1..<3) { number in
            NavigationLink("Mail \(number)", value: number)
              .swipeActions { Button("Bin \(number)") {} }
          }
          .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    try await LivePage.show(Links()) { live in
      let page = live.page
      try await page.waitFor(.button("Mail 1"))
      var reached: [String] = []
      while reached.count < 10, reached.last != "Bin 2" {
        try await page.press(.tab)
        reached.append(try await page.evaluate("document.activeElement.textContent"))
      }
      #expect(reached.contains("Bin 1"))
      #expect(reached.last == "Bin 2")
    }
  }

  @Test func aMouseThatSelectsTextSwipesNothing() async throws {
    struct Names: View {
      @State private var names = ["Alexandra Konstantinopoulou"]

      var body: some View {
        List {
          ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
            .onDelete { _ in }
        }
      }
    }
    try await LivePage.show(Names()) { live in
      let page = live.page
      let (x, y) = try await page.middle(of: .textField("Name"))
      try await page.mouse("mousePressed", x, y, clicks: 1)
      try await page.mouse("mouseMoved", x - 150, y, clicks: 1)
      try await page.mouse("mouseReleased", x - 150, y, clicks: 1)
      #expect(try await page.count(of: .button("Delete")) == 0)
      // A finger does.
      try await page.swipe(.textField("Name"), x: -90)
      try await page.waitFor(.button("Delete"))
    }
  }

  @Test func oneRowShowsItsButtonsUntilSomethingElseIsDone() async throws {
    try await LivePage.show(Mails()) { live in
      let page = live.page
      try await page.waitFor(.text("1:30 AM"))
      try await page.swipe(.text("1:30 AM"), x: -90)
      try await page.waitUntil("\(shown) === 'trailing'")
      try await page.swipe(.text("2:30 AM"), x: 90)
      try await page.waitUntil("\(shown) === 'leading'")
      try await page.click(.button("Beside"))
      try await page.waitUntil("\(shown) === ''")
      try await page.swipe(.text("3:30 AM"), x: -90)
      try await page.waitUntil("\(shown) === 'trailing'")
      try await page.press(.escape)
      try await page.waitUntil("\(shown) === ''")
      #expect(live.log.all == [])
    }
  }
}
