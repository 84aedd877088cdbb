import BrowserTesting
import Testing
import ViewCore

/// Swipe actions of a row, and the interactions that close them.
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

  @Test func swipedRowMovesAsideWithoutChangingItsLayout() async throws {
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

  private struct Deletable: View {
    @State private var fruits = [String(repeating: "An apple that is long ", count: 8), "Pear"]

    var body: some View {
      List {
        ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) }
        TextField("Field", text: .constant(""))
      }
      Text("\(fruits.count) fruits")
    }
  }

  @Test func theContentMovesAsideForTheButtonThatDeletesARow() async throws {
    try await LivePage.show(Deletable()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitFor(.text("Pear"))
      let places = try await Places(page)
      let (row, text) = (try await places.first(".row"), try await places.first(".row > .text"))
      let (x, y) = ((text.left + text.right) / 2, row.top + 10)
      try await page.touch(.start, [(x, y)])
      for step in 1...4 { try await page.touch(.move, [(x - 25 * Double(step), y)]) }
      try await page.touch(.end, [])
      try await page.waitFor(.button("Delete"))
      let (button, moved) = (
        try await places.first(".row-delete"), try await places.first(".row > .text")
      )
      #expect(moved.width == text.width)
      #expect(moved.left == text.left - button.width)
      #expect(button.right == row.right)
      #expect(button.height == row.height)
      #expect(try await places.first(".row").height == row.height)
      try await page.click(.button("Delete"))
      try await page.waitFor(.text("1 fruits"))
      #expect(live.log.all == [])
    }
  }

  @Test(arguments: ["tap on the row", "focus", "scroll", "escape"])
  func deleteButtonIsHiddenByOtherInteractions(somethingElse: String) async throws {
    try await LivePage.show(Deletable()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.swipe(.text("Pear"), x: -90)
      try await page.waitFor(.button("Delete"))
      switch somethingElse {
      case "tap on the row":
        let row = try await Places(page).all(".row")[1]
        for action in [MouseAction.press, .release] {
          try await page.mouse(action, row.left + row.width / 2, row.top + 20, clicks: 1)
        }
      case "focus": try await page.waitUntil("!document.querySelector('input').focus()")
      case "scroll":
        let grow = "document.querySelector('.list').style.minHeight = '200vh'"
        let _: String = try await page.evaluate(grow)
        let _: Bool = try await page.evaluate("(scrollBy(0, 40), true)")
      default: try await page.press(.escape)
      }
      try await page.waitForAbsence(of: .button("Delete"))
      try await page.waitUntil("\(shown) === ''")
      #expect(try await page.count(of: .text("2 fruits")) == 1)
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func theArrowKeysReachTheButtonsOfARow(in engine: Browser.Engine) async throws {
    try await LivePage.show(Mails(), in: engine) { live in
      let page = live.page
      try await page.waitFor(.text("1:30 AM"))
      let focused = "document.activeElement.textContent"
      let isOnRow = "document.activeElement.matches('.row')"
      try await page.press(.tab)
      #expect(try await page.evaluate(isOnRow))
      for (key, name) in [
        (Page.Key.arrowRight, "Flag 1"), (.arrowLeft, nil), (.arrowLeft, "Read 1"),
      ] {
        try await page.press(key)
        if let name {
          #expect(try await page.evaluate(focused) == name)
        } else {
          #expect(try await page.evaluate(isOnRow))
          #expect(try await page.evaluate(shown) == "")
        }
      }
      try await page.press(.escape)
      #expect(try await page.evaluate("\(isOnRow) && \(shown) === ''"))
      // Each row is one stop, and what its button does leaves the focus there.
      try await page.press(.tab)
      try await page.press(.arrowRight)
      #expect(try await page.evaluate(focused) == "Flag 2")
      try await page.press(.enter)
      try await page.waitFor(.text("flagged [2]"))
      #expect(
        try await page.evaluate("document.activeElement === document.querySelectorAll('.row')[1]")
      )
      #expect(live.log.all == [])
    }
  }

  @Test func theFocusComesBackToTheRowFromAnAlertThatOneOfItsButtonsOpened() async throws {
    struct Asked: View {
      @State private var isAsking = false

      var body: some View {
        List(1..<3) { number in
          NavigationLink("Mail \(number)", value: number)
            .swipeActions { Button("Bin \(number)") { isAsking = true } }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Delete", role: .destructive) {} }
      }
    }
    try await LivePage.show(NavigationStack { Asked() }) { live in
      let page = live.page
      try await page.waitFor(.button("Mail 2"))
      let focused = "document.activeElement.textContent"
      for _ in 1...2 { try await page.press(.tab) }
      #expect(try await page.evaluate(focused) == "Mail 2")
      try await page.press(.arrowRight)
      try await page.press(.enter)
      try await page.waitFor(.button("Cancel"))
      try await page.press(.escape)
      try await page.waitForAbsence(of: .button("Cancel"))
      #expect(try await page.evaluate(focused) == "Mail 2")
    }
  }

  /// The ring is in the color of the label, which the ground of a button lets be seen.
  @Test func theFocusIsSeenOnAButtonOfAnyColor() async throws {
    let list = List {
      Text("Mail").swipeActions { Button("Flag") {}.tint(.blue) }
    }
    try await LivePage.show(list) { live in
      let page = live.page
      try await page.waitFor(.text("Mail"))
      try await page.press(.tab)
      try await page.press(.arrowRight)
      let colors: [String] = try await page.evaluate(
        "(({ color, outlineColor }) => [color, outlineColor])(getComputedStyle(document.activeElement))"
      )
      #expect(try await page.evaluate("document.activeElement.matches('.row-actions .button')"))
      #expect(colors[0] == colors[1])
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
      // The link is the only stop of its row.
      var reached: [String] = []
      for number in 1...2 {
        for key in [Page.Key.tab, .arrowRight, .escape] {
          try await page.press(key)
          reached.append(try await page.evaluate("document.activeElement.textContent"))
        }
        #expect(reached.suffix(3) == ["Mail \(number)", "Bin \(number)", "Mail \(number)"])
      }
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
      try await page.mouse(.press, x, y, clicks: 1)
      try await page.mouse(.move, x - 150, y, clicks: 1)
      try await page.mouse(.release, x - 150, y, clicks: 1)
      #expect(try await page.count(of: .button("Delete")) == 0)
      // A finger does.
      try await page.swipe(.textField("Name"), x: -90)
      try await page.waitFor(.button("Delete"))
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func swipedRowShowsItsButtonsUntilAnotherInteraction(in engine: Browser.Engine) async throws {
    try await LivePage.show(Mails(), in: engine) { live in
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
