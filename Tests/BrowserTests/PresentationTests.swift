import BrowserHost
import Testing
import ViewCore
import ViewTesting

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

  @Test func aSheetTakesTheFocusAndGivesItBack() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Edit"))
      try await page.waitFor(.dialog)
      let tag: String = try await page.evaluate("document.activeElement.tagName")
      #expect(tag == "DIALOG")
      try await page.click(.textField("Name"))
      try await page.type("!")
      try await page.waitFor(.button("Done"))
      try await savePictures(of: page, "sheet")
      try await page.click(.button("Done"))
      try await page.waitFor(.text("Log: closed"))
      try await page.waitForAbsence(of: .dialog)
      let isBack = try await page.isFocused(.button("Edit"))
      #expect(isBack)
      #expect(live.log.all == [])
    }
  }

  @Test func escapeClosesWhatIsOnTop() async throws {
    try await LivePage.show(Screen()) { live in
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
      try await page.waitUntil("document.querySelector('dialog').open")
    }
  }

  @Test func anAlertActsOnce() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this person?"))
      try await savePictures(of: page, "alert")
      try await page.click(.button("Delete"))
      try await page.waitFor(.text("Log: deleted"))
      try await page.waitForAbsence(of: .alert("Delete this person?"))
    }
  }
}
