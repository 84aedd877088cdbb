import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// Sheets and alerts above a real page.
@MainActor
@Suite(.needsBrowser)
struct PresentationTests {
  private struct Screen: View {
    @State private var isEditing = false
    @State private var isDeleting = false
    @State private var name = "Blob"
    @State private var log: [String] = []

    var body: some View {
      Form {
        Section("Person") {
          Text(verbatim: "Name: \(name)")
          Button("Edit") { isEditing = true }
          Button("Delete", role: .destructive) { isDeleting = true }
        }
        Text(verbatim: "Log: \(log.joined(separator: ", "))")
      }
      .sheet(isPresented: $isEditing, onDismiss: { log.append("closed") }) {
        Form {
          Section("Edit") {
            TextField("Name", text: $name)
            Button("Done") { isEditing = false }
          }
        }
      }
      .alert("Delete this person?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) { log.append("deleted") }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func aSheetTakesTheFocusAndGivesItBack(in engine: Browser.Engine) async throws {
    try await LivePage.show(Screen(), in: engine) { live in
      let page = live.page
      try await page.click(.button("Edit"))
      try await page.waitFor(.dialog)
      let tag: String = try await page.evaluate("document.activeElement.tagName")
      #expect(tag == "DIALOG")
      try await page.click(.textField("Name"))
      try await page.type("!")
      try await page.waitFor(.button("Done"))
      try await examine(page, "sheet")
      try await page.click(.button("Done"))
      try await page.waitFor(.text("Log: closed"))
      try await page.waitForAbsence(of: .dialog)
      let isBack = try await page.isFocused(.button("Edit"))
      #expect(isBack)
      #expect(live.log.all == [])
    }
  }

  @Test func aSheetTakesAlmostAllOfAPhone() async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) { Text("In the sheet") }
    try await Places.of(content, waitingFor: "In the sheet") { places in
      let high = try await places.first("dialog").height
      #expect(high < places.height * 0.6)
      try await places.page.show(on: .phone)
      let sheet = try await places.first("dialog")
      #expect(sheet.height == 844 - 10)
      #expect(sheet.width == 390)
    }
  }

  /// As a form sheet of a tablet does, however wide the window is.
  @Test(arguments: [820, 1280, 1920])
  func aSheetIsACardInTheMiddleOfAWideWindow(width: Int) async throws {
    let content = Text("Below").sheet(isPresented: .constant(true)) {
      NavigationStack { Form { Text("In the sheet") }.navigationTitle("Sheet") }
    }
    try await Places.of(content, waitingFor: "In the sheet") { places in
      try await places.page.show(on: Page.Screen(width: width, height: 900))
      let sheet = try await places.first("dialog")
      #expect(sheet.width == 576)
      #expect(sheet.left + sheet.right == Double(width))
      #expect(try await places.first("dialog .bar").width == 576)
    }
  }

  /// A list in a column scrolls by itself, also if a sheet is presented from the column.
  @Test func sheetOfAColumnWithAListHasItsFullHeight() async throws {
    let content = NavigationStack {
      VStack {
        List { Text("Row") }
      }
      .sheet(isPresented: .constant(true)) { Form { Text("In the sheet") } }
    }
    try await Places.of(content, waitingFor: "In the sheet") { places in
      try await places.page.show(on: .phone)
      #expect(try await places.first("dialog").height == 844 - 10)
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func escapeClosesTheTopmostPresentation(in engine: Browser.Engine) async throws {
    try await LivePage.show(Screen(), in: engine) { live in
      let page = live.page
      for count in 1...3 {
        try await page.click(.button("Edit"))
        try await page.waitFor(.dialog)
        try await page.press(.escape)
        let closings = Array(repeating: "closed", count: count).joined(separator: ", ")
        try await page.waitFor(.text("Log: \(closings)"))
        try await page.waitForAbsence(of: .dialog)
      }
      #expect(live.log.all == [])
    }
  }

  private struct Detail: Identifiable {
    let id: Int
  }

  private struct ItemScreen: View {
    @State private var item: Detail?
    @State private var writes: [String] = []

    var body: some View {
      Button("Show") { item = Detail(id: 7) }
      Text(verbatim: "writes: \(writes.joined(separator: ", "))")
        .sheet(
          item: Binding(
            get: { item },
            set: {
              writes.append($0.map { "\($0.id)" } ?? "nil")
              item = $0
            }
          )
        ) { item in
          Text(verbatim: "Sheet \(item.id)")
        }
    }
  }

  @Test func aDismissalWritesNilOnceHoweverOftenItIsAskedFor() async throws {
    try await LivePage.showOverConnection(ItemScreen()) { live, connection in
      let page = live.page
      try await page.click(.button("Show"))
      try await page.waitFor(.text("Sheet 7"))
      // Nothing is answered before all is asked for: a step back after the answer would leave the page.
      connection.set(\.losesEverything, true)
      for _ in 1...3 { try await page.press(.escape) }
      let _: Int = try await page.evaluate("history.back(), 0")
      try await page.waitUntil("history.state.step === 0")
      connection.set(\.losesEverything, false)
      connection.set(\.repeatsFrames, true)
      connection.cut()
      try await page.waitFor(.text("writes: nil"))
      try await page.waitForAbsence(of: .dialog)
      // Earlier requests have been answered when later events have.
      try await page.click(.button("Show"))
      try await page.waitFor(.text("Sheet 7"))
      try await page.press(.escape)
      try await page.waitFor(.text("writes: nil, nil"))
      #expect(live.log.all == [])
    }
  }

  @Test func aSheetIsSwipedAway() async throws {
    try await LivePage.show(ItemScreen()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.click(.button("Show"))
      try await page.waitFor(.text("Sheet 7"))
      // Not far enough, or to the side: the sheet stays.
      try await page.swipe(.text("Sheet 7"), y: 30)
      try await page.swipe(.text("Sheet 7"), x: 150, y: 20)
      // A second finger ends the pull.
      let (x, y) = try await page.middle(of: .text("Sheet 7"))
      try await page.touch(.start, [(x, y)])
      try await page.touch(.move, [(x, y + 30)])
      try await page.touch(.move, [(x, y + 60)])
      try await page.touch(.start, [(x, y + 60), (x + 40, y + 60)])
      try await page.touch(.end, [])
      let offset: String = try await page.evaluate(
        "document.querySelector('dialog').style.translate"
      )
      #expect(offset == "")
      try await page.swipe(.text("Sheet 7"), y: 300)
      try await page.waitFor(.text("writes: nil"))
      try await page.waitForAbsence(of: .dialog)
      #expect(live.log.all == [])
    }
  }

  @Test func sheetsThatCloseAtOnceReturnTheFocusToTheFirstOpener() async throws {
    struct Sheets: View {
      @State private var isFirst = false
      @State private var isSecond = false

      var body: some View {
        Button("Before") {}
        Button("Open") { isFirst = true }
          .sheet(isPresented: $isFirst) {
            Button("Next") { isSecond = true }
              .sheet(isPresented: $isSecond) {
                Button("Close all") {
                  isSecond = false
                  isFirst = false
                }
              }
          }
        Button("After") {}
      }
    }
    try await LivePage.show(Sheets()) { live in
      let page = live.page
      for name in ["Open", "Next", "Close all"] { try await page.click(.button(name)) }
      try await page.waitForAbsence(of: .dialog)
      #expect(try await page.isFocused(.button("Open")))
    }
  }

  @Test func aSheetThatStaysKeepsTheCursorWhereItIs() async throws {
    struct Note: View {
      @State private var isShown = false
      @State private var text = ""

      var body: some View {
        Button("Write") { isShown = true }
          .sheet(isPresented: $isShown) {
            Button("Done") { isShown = false }
            TextField("Note", text: $text)
              .interactiveDismissDisabled()
          }
      }
    }
    try await LivePage.show(Note()) { live in
      let page = live.page
      try await page.click(.button("Write"))
      try await page.type("ab", into: .textField("Note"))
      for _ in 1...4 { try await page.press(.escape) }
      try await page.waitUntil(
        "document.querySelector('dialog').open && document.activeElement.matches('input')"
      )
      try await page.type("cd")
      #expect(try await page.value(of: .textField("Note")) == "abcd")
      #expect(live.log.all == [])
    }
  }

  @Test func theAppMovesTheFocusInASheetThatOpens() async throws {
    struct Login: View {
      @State private var isShown = false
      @State private var text = ""

      var body: some View {
        Button("Log in") { isShown = true }
          .sheet(isPresented: $isShown) { Fields() }
      }
    }
    struct Fields: View {
      @FocusState private var focus: String?

      var body: some View {
        TextField("Name", text: .constant("")).focused($focus, equals: "name")
        TextField("Code", text: .constant("")).focused($focus, equals: "code")
        Text(verbatim: "focus: \(focus ?? "none")").onAppear { focus = "code" }
      }
    }
    try await LivePage.show(Login()) { live in
      let page = live.page
      try await page.click(.button("Log in"))
      try await page.waitFor(.text("focus: code"))
      let isFocused = try await page.isFocused(.textField("Code"))
      #expect(isFocused)
      #expect(live.log.all == [])
    }
  }

  @Test func aSheetThatTheAppKeepsIsOpenedAgain() async throws {
    struct Stubborn: View {
      @State private var count = 0

      var body: some View {
        Text("below").sheet(
          isPresented: Binding(get: { true }, set: { _ in count += 1 })
        ) {
          Text("asked \(count)")
        }
      }
    }
    try await LivePage.show(Stubborn()) { live in
      let page = live.page
      try await page.waitFor(.dialog)
      for count in 1...3 {
        try await page.press(.escape)
        try await page.waitFor(.text("asked \(count)"))
      }
      try await page.waitUntil("document.querySelector('dialog')?.open")
    }
  }

  @Test func anAlertActsOnce() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this person?"))
      try await examine(page, "alert")
      try await page.click(.button("Delete"))
      try await page.waitFor(.text("Log: deleted"))
      try await page.waitForAbsence(of: .alert("Delete this person?"))
    }
  }

  @Test func returnInTheFieldOfAnAlertChooses() async throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var name = ""
      @State private var said = ""

      var body: some View {
        Button("Rename") { isShown = true }
          .alert("Name", isPresented: $isShown) {
            TextField("Name", text: $name)
            Button("Delete", role: .destructive) { said = "Deleted" }
            Button("Cancel", role: .cancel) { said = "Cancelled" }
            Button("Save") { said = "Saved \(name)" }
            Button("Copy") { said = "Copied" }
          }
        Text(said)
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Rename"))
      try await page.click(.textField("Name"))
      try await page.type("Blob")
      try await page.press(.enter)
      try await page.waitFor(.text("Saved Blob"))
      try await page.waitForAbsence(of: .alert("Name"))
    }
  }

  /// A key that is pressed twice deletes nothing.
  @Test func alertOffersTheHarmlessButtonFirst() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this person?"))
      #expect(try await page.isFocused(.button("Cancel")))
      try await page.press(.enter)
      try await page.waitForAbsence(of: .alert("Delete this person?"))
    }
  }

  @Test func anAlertShowsAllOfItself() async throws {
    try await LivePage.show(Screen()) { live in
      try await live.page.click(.button("Delete"))
      try await live.page.waitFor(.alert("Delete this person?"))
      let hidden: Int = try await live.page.evaluate(
        "((alert) => alert.scrollHeight - alert.clientHeight)(document.querySelector('dialog'))"
      )
      #expect(hidden == 0)
    }
  }

  private struct Choices: View {
    @State private var isChoosing = false
    @State private var isExplained = false
    @State private var isAsked = false
    @State private var chosen = "nothing"

    var body: some View {
      VStack {
        Text(verbatim: "Chosen: \(chosen)")
        Button("Choose") { isChoosing = true }
          .confirmationDialog("Where from?", isPresented: $isChoosing, titleVisibility: .visible) {
            Button("Camera") { chosen = "camera" }
            Button("Delete", role: .destructive) { chosen = "delete" }
          } message: {
            Text("A photo of you.")
          }
        Button("Explain") { isExplained = true }
          .popover(isPresented: $isExplained, arrowEdge: .bottom) {
            Text("This is what it means.")
            Button("Ask") { isAsked = true }
              .alert("Really?", isPresented: $isAsked) {}
          }
      }
    }
  }

  @Test func confirmationDialogActsOrIsCancelled() async throws {
    try await LivePage.show(Choices()) { live in
      let page = live.page
      try await page.click(.button("Choose"))
      try await page.waitFor(.heading("Where from?"))
      try await examine(page, "choices")
      try await page.press(.escape)
      try await page.waitForAbsence(of: .dialog)
      #expect(try await page.isFocused(.button("Choose")))
      try await page.click(.button("Choose"))
      try await page.click(.button("Camera"))
      try await page.waitFor(.text("Chosen: camera"))
      try await page.waitForAbsence(of: .dialog)
      #expect(live.log.all == [])
    }
  }

  @Test func popoverIsBesideItsPresenter() async throws {
    try await LivePage.show(Choices()) { live in
      let page = live.page
      try await page.prefer(.light, reducesMotion: true)
      try await page.click(.button("Explain"))
      try await page.waitFor(.text("This is what it means."))
      let distances: [Double] = try await page.evaluate(
        """
        ((popover, button) => [
          popover.top - button.bottom, (popover.left + popover.right - button.left - button.right) / 2,
        ])(...["dialog", ".vstack > .button:nth-of-type(2)"].map(
          (name) => document.querySelector(name).getBoundingClientRect()
        ))
        """
      )
      #expect(distances.first.map { abs($0 - 8) < 0.01 } == true)
      #expect(distances.last.map { abs($0) < 0.5 } == true)
      try await examine(page, "popover")
      try await page.show(on: .desktop)
      // Escape closes the alert alone, and then the popover.
      try await page.click(.button("Ask"))
      try await page.waitFor(.alert("Really?"))
      try await page.press(.escape)
      try await page.waitForAbsence(of: .alert("Really?"))
      #expect(try await page.isFocused(.button("Ask")))
      try await page.press(.escape)
      try await page.waitForAbsence(of: .dialog)
      #expect(try await page.isFocused(.button("Explain")))
      #expect(live.log.all == [])
    }
  }
}
