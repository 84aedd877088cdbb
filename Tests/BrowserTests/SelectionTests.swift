import BrowserTesting
import Testing
import ViewCore

/// The selection in a field, from the page to the app and back.
@MainActor
@Suite(.needsBrowser)
struct SelectionTests {
  private struct Message: View {
    @State private var text = "Hello there"
    @State private var selection: TextSelection?

    var body: some View {
      Text(verbatim: "selected: \(selected)")
      TextField("Message", text: $text, selection: $selection)
      Button("Second word") {
        selection = text.firstRange(of: "there").map { TextSelection(range: $0) }
      }
      Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
    }

    private var selected: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      return selection.isInsertion
        ? "before \(text[range.lowerBound...])" : "\(text[range])"
    }
  }

  @Test func appKnowsAndSetsTheSelection() async throws {
    try await LivePage.show(Message()) { live in
      let page = live.page
      try await page.waitFor(.text("selected: none"))
      try await page.waitUntil(
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('selections.js'))"
      )
      try await page.click(.textField("Message"))
      try await page.press(.home)
      try await page.waitFor(.text("selected: before Hello there"))
      for _ in 0..<3 { try await page.press(.arrowRight, with: .shift) }
      try await page.waitFor(.text("selected: Hel"))
      try await page.click(.button("Second word"))
      let range = "(({ selectionStart, selectionEnd }) => `${selectionStart} ${selectionEnd}`)"
      try await page.waitUntil("\(range)(document.querySelector('input')) === '6 11'")
      #expect(live.log.all == [])
    }
  }

  /// Letters that the user types move the place of the next one, and the app's answer does not move it back.
  @Test func typedLettersKeepTheirOrder() async throws {
    try await LivePage.show(Message()) { live in
      let page = live.page
      try await page.waitFor(.text("selected: none"))
      try await page.click(.textField("Message"))
      try await page.press(.home)
      try await page.type("Well, ")
      try await page.press(.arrowLeft)
      try await page.waitFor(.text("selected: before  Hello there"))
      #expect(
        try await page.evaluate("document.querySelector('input').value === 'Well, Hello there'")
      )
      #expect(live.log.all == [])
    }
  }
}
