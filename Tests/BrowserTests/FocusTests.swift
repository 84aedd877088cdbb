import BrowserHost
import Testing
import ViewCore
import ViewTesting

/// The cursor is really where the app says, and the app knows where the person put it.
@MainActor
@Suite(.needsBrowser)
struct FocusTests {
  private struct Attendees: View {
    @FocusState private var focus: Int?
    @State private var names = ["A", "B"]

    var body: some View {
      ForEach(names.indices, id: \.self) { index in
        TextField("Name \(index)", text: $names[index]).focused($focus, equals: index)
      }
      Text(verbatim: focus.map { "focus \($0)" } ?? "no focus")
      Button("Add") {
        names.append("")
        focus = names.count - 1
      }
      Button("Remove") {
        names.removeLast()
        focus = names.count - 1
      }
    }
  }

  @Test func theCursorFollowsTheRows() async throws {
    try await LivePage.show(Attendees()) { live in
      let page = live.page
      try await page.click(.textField("Name 0"))
      try await page.waitFor(.text("focus 0"))
      try await page.click(.button("Add"))
      try await page.waitFor(.text("focus 2"))
      #expect(try await page.isFocused(.textField("Name 2")))
      try await page.type("Blob")
      #expect(try await page.value(of: .textField("Name 2")) == "Blob")

      try await page.click(.button("Remove"))
      try await page.waitFor(.text("focus 1"))
      #expect(try await page.isFocused(.textField("Name 1")))
      #expect(live.log.all == [])
    }
  }

  @Test func theAppSeesTheTabKey() async throws {
    try await LivePage.show(Attendees()) { live in
      let page = live.page
      try await page.click(.textField("Name 0"))
      try await page.waitFor(.text("focus 0"))
      try await page.press(.tab)
      try await page.waitFor(.text("focus 1"))
      try await page.press(.tab)
      try await page.waitFor(.text("no focus"))
    }
  }

  @Test func theFocusIsThereWhenThePageOpens() async throws {
    struct Search: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""

      var body: some View {
        TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true }
        Text("Found \(text)")
      }
    }
    try await LivePage.show(Search()) { live in
      try await live.page.waitFor(.textField("Search"))
      try await live.page.type("swift")
      try await live.page.waitFor(.text("Found swift"))
    }
  }
}
