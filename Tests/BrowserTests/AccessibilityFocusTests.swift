import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

/// The focus of screen readers, and views that stand for others, in a browser.
@MainActor
@Suite(.needsBrowser)
struct AccessibilityFocusTests {
  private struct Login: View {
    @AccessibilityFocusState private var focus: String?
    @State private var name = ""

    var body: some View {
      Text("Wrong name").accessibilityFocused($focus, equals: "error")
      HStack { TextField("Name", text: $name) }.accessibilityFocused($focus, equals: "name")
      Button("Read the error") { focus = "error" }
      Button("Go to the name") { focus = "name" }
      Button("Forget") { focus = nil }
      Text("Focus: \(focus ?? "elsewhere")")
    }
  }

  @Test func appMovesTheFocusToAViewOrItsControl() async throws {
    try await LivePage.show(Login()) { live in
      let page = live.page
      let focused = "document.activeElement.textContent"
      try await page.click(.button("Read the error"))
      try await page.waitUntil("\(focused) === 'Wrong name'")
      try await page.waitFor(.text("Focus: error"))
      try await page.press(.tab)
      try await page.waitUntil("document.activeElement.matches('input')")
      try await page.waitFor(.text("Focus: name"))
      // Nothing is left that the tab key or a click would reach.
      #expect(try await page.evaluate("document.querySelector('.heard[tabindex]') === null"))
      try await page.click(.button("Go to the name"))
      try await page.waitUntil("document.activeElement.matches('input')")
      #expect(try await page.count(of: .text("Focus: name")) == 1)
      try await page.press(.tab)
      try await page.waitFor(.text("Focus: elsewhere"))
      #expect(live.log.all == [])
    }
  }

  @Test func representationIsReachedByKeysAndShowsTheFocus() async throws {
    struct Stars: View {
      @State private var rating = 2.0

      var body: some View {
        Text("Stars: \(Int(rating))")
          .accessibilityRepresentation {
            Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }
          }
      }
    }
    try await LivePage.show(Stars()) { live in
      let page = live.page
      try await page.waitFor(.slider("Rating"))
      try await page.press(.tab)
      #expect(try await page.isFocused(.slider("Rating")))
      #expect(
        try await page.evaluate(
          "getComputedStyle(document.querySelector('.represented')).outlineStyle === 'solid'"
        )
      )
      try await page.press(.arrowRight)
      try await page.waitUntil("document.body.textContent.includes('Stars: 3')")
      #expect(try await page.outline().contains("Stars") == false)
      try await examine(page, "representation")
      #expect(live.log.all == [])
    }
  }

  /// The other view takes no part in the layout.
  @Test func representationDoesNotChangeTheLayout() async throws {
    let star = Image(systemName: "star")
    let view = VStack {
      Text("A line that is wider than the star")
      star.accessibilityRepresentation { Slider(value: .constant(1)) { Text("Rating") } }
      star
    }
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.waitFor(.slider("Rating"))
      let lefts: [Double] = try await page.evaluate(
        "[...document.querySelectorAll('.symbol')].map((star) => star.getBoundingClientRect().left)"
      )
      #expect(lefts.count == 2)
      #expect(lefts.first == lefts.last)
    }
  }
}
