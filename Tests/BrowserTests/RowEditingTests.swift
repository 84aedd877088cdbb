import BrowserTesting
import Testing
import ViewCore

/// The controls that the page adds to the rows of a list in edit mode.
@MainActor
@Suite(.needsBrowser)
struct RowEditingTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]
    @State private var canMove = true

    var body: some View {
      EditButton()
      Button("Lock") { canMove = false }
      Button("Add") { fruits.append("Date") }
      List {
        ForEach(fruits, id: \.self) { Text($0) }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove(perform: canMove ? { fruits.move(fromOffsets: $0, toOffset: $1) } : nil)
      }
    }
  }

  private let fruits =
    "[...document.querySelectorAll('.row > .text')].map((one) => one.textContent).join()"

  @Test func rowsAreDeletedByTheMinus() async throws {
    try await LivePage.show(Fruits()) { live in
      let page = live.page
      #expect(try await page.count(of: .button("Remove Apple")) == 0)
      try await page.click(.button("Edit"))
      try await page.waitFor(.button("Done"))
      for fruit in ["Apple", "Banana", "Cherry"] {
        #expect(try await page.count(of: .button("Reorder \(fruit)")) == 1)
        #expect(try await page.count(of: .button("Remove \(fruit)")) == 1)
        #expect(try await page.count(of: ElementQuery(role: "listitem", name: fruit)) == 1)
      }
      try await page.waitUntil(
        """
        document.querySelectorAll('.row-minus')[1].click() ||
          document.querySelector('.row-delete') !== null
        """
      )
      try await page.click(.button("Delete"))
      try await page.waitUntil("\(fruits) === 'Apple,Cherry'")
      #expect(try await page.count(of: .button("Remove Cherry")) == 1)
      #expect(live.log.all == [])
    }
  }

  @Test func rowsGiveWayToOneThatIsCarried() async throws {
    try await LivePage.show(Fruits()) { live in
      let page = live.page
      try await page.click(.button("Edit"))
      try await page.waitUntil("document.querySelectorAll('.row-handle').length === 3")
      let tops =
        "[...document.querySelectorAll('.row')].map((row) => row.getBoundingClientRect().top)"
      let before: [Double] = try await page.evaluate(tops)
      let height = before[1] - before[0]
      let (x, y) = try await page.middle(of: .button("Reorder Apple"))
      try await page.mouse(.press, x, y, clicks: 1)
      try await page.mouse(.move, x, y + height * 1.2, clicks: 1)
      try await page.waitUntil("document.querySelector('.carried') !== null")
      let during: [Double] = try await page.evaluate(tops)
      #expect(during[1] == before[0])
      #expect(during[2] == before[2])
      try await page.mouse(.release, x, y + height * 1.2, clicks: 1)
      try await page.waitUntil("\(fruits) === 'Banana,Apple,Cherry'")
      #expect(try await page.evaluate(tops) == before)
      #expect(live.log.all == [])
    }
  }

  /// To carry a row is not to pick it, and its handle is at the edge whatever else is in the row.
  @Test func aRowThatIsCarriedIsNotPicked() async throws {
    struct Counted: View {
      @State private var fruits = ["Apple", "Banana", "Cherry"]
      @State private var picked: Set<String> = []

      var body: some View {
        EditButton()
        Text(verbatim: "\(fruits) \(picked)")
        List(selection: $picked) {
          ForEach(fruits, id: \.self) { Text($0).badge($0 == "Apple" ? 4 : 0) }
            .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    try await LivePage.show(Counted()) { live in
      let page = live.page
      try await page.click(.button("Edit"))
      try await page.waitUntil("document.querySelectorAll('.row-handle').length === 3")
      let rights: [Double] = try await page.evaluate(
        "[...document.querySelectorAll('.row-handle')].map((one) => one.getBoundingClientRect().right)"
      )
      #expect(Set(rights).count == 1)
      for (steps, order) in [(1.2, ["Banana", "Apple"]), (0.1, ["Banana", "Apple"])] {
        let (x, y) = try await page.middle(of: .button("Reorder Apple"))
        try await page.mouse(.press, x, y, clicks: 1)
        try await page.mouse(.move, x, y + 44 * steps, clicks: 1)
        try await page.mouse(.release, x, y + 44 * steps, clicks: 1)
        try await page.waitFor(.text("\(order + ["Cherry"]) []"))
      }
      try await page.click(.text("Cherry"))
      try await page.waitFor(.text(#"["Banana", "Apple", "Cherry"] ["Cherry"]"#))
    }
  }

  @Test func rowsAreDeletedOneAfterTheOtherByTheKey() async throws {
    try await LivePage.show(Fruits()) { live in
      let page = live.page
      try await page.waitUntil("\(fruits) === 'Apple,Banana,Cherry'")
      try await page.waitUntil("document.querySelectorAll('.row')[1].focus() || true")
      try await page.press(.backspace)
      try await page.waitUntil("\(fruits) === 'Apple,Cherry'")
      try await page.press(.backspace)
      try await page.waitUntil("\(fruits) === 'Apple'")
      try await page.press(.backspace)
      try await page.waitUntil("document.querySelectorAll('.row').length === 0")
      #expect(live.log.all == [])
    }
  }

  @Test func rowControlsFollowThePossibleEdits() async throws {
    try await LivePage.show(Fruits()) { live in
      let page = live.page
      try await page.click(.button("Edit"))
      try await page.waitUntil("document.querySelectorAll('.row-handle').length === 3")
      // A row that comes while the list is edited has them, too.
      try await page.click(.button("Add"))
      try await page.waitUntil("document.querySelectorAll('.row-handle').length === 4")
      try await page.click(.button("Lock"))
      try await page.waitUntil("document.querySelectorAll('.row-handle').length === 0")
      #expect(try await page.count(of: .button("Remove Date")) == 1)
      try await page.click(.button("Done"))
      try await page.waitForAbsence(of: .button("Remove Date"))
      #expect(live.log.all == [])
    }
  }

  /// A list of links with multiple selection in edit mode.
  private struct Links: View {
    @State private var picked: Set<String> = []

    var body: some View {
      NavigationStack {
        List(selection: $picked) {
          ForEach(["Apple", "Banana"], id: \.self) { NavigationLink($0, value: $0) }
            .onDelete { _ in }
          HStack {
            Text("Tart")
            NavigationLink("Details", value: "Tart")
          }
          .tag("Tart")
        }
        .navigationDestination(for: String.self) { Text("shows \($0)") }
        .toolbar { EditButton() }
        Text("picked \(picked.sorted().joined(separator: ", "))")
      }
    }
  }

  @Test func linksPickTheirRowsWhileTheirListIsEdited() async throws {
    try await LivePage.show(Links()) { live in
      let page = live.page
      try await page.click(.button("Edit"))
      try await page.waitFor(.button("Done"))
      // There is a mark in place of the arrow, and of the control that deletes.
      let shown: [String] = try await page.evaluate(
        """
        ((row) => [
          getComputedStyle(row, "::after").content,
          getComputedStyle(row.querySelector(".link"), "::after").display,
          getComputedStyle(row.querySelector(".row-minus")).display,
        ])(document.querySelector(".row"))
        """
      )
      #expect(shown == ["\"\u{2713}\" / \"\"", "none", "none"])
      try await page.click(.button("Banana"))
      try await page.waitFor(.text("picked Banana"))
      try await page.click(.text("Details"))
      try await page.waitFor(.text("picked Banana, Tart"))
      try await page.click(.text("Tart"))
      try await page.waitFor(.text("picked Banana"))
      try await page.click(.text("Tart"))
      try await page.waitFor(.text("picked Banana, Tart"))
      try await page.click(.button("Done"))
      try await page.waitFor(.button("Edit"))
      try await page.click(.button("Banana"))
      try await page.waitFor(.text("shows Banana"))
      #expect(live.log.all == [])
    }
  }

  @Test func swipeActionsDoNotCoverTheSelectionMark() async throws {
    struct Mails: View {
      @State private var picked: Set<String> = []

      var body: some View {
        NavigationStack {
          List(selection: $picked) {
            ForEach(["Blob"], id: \.self) { name in
              Text(name).swipeActions(edge: .leading) { Button("Flag") {} }
            }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let reach = """
      document.activeElement.matches(".row-button:focus-visible")
      """
    try await LivePage.show(Mails()) { live in
      let page = live.page
      func expectActions(_ display: String) async throws {
        for _ in 1...4 where try await !page.evaluate(reach) { try await page.press(.tab) }
        #expect(try await page.evaluate(reach))
        try await page.press(.arrowLeft)
        let shown: String = try await page.evaluate(
          "getComputedStyle(document.querySelector('.row-actions')).display"
        )
        #expect(shown == display)
      }
      try await page.waitFor(.text("Blob"))
      try await expectActions("flex")
      try await page.click(.button("Edit"))
      try await page.waitFor(.button("Done"))
      try await expectActions("none")
    }
  }
}
