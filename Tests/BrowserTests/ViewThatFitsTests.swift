import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The choice among views by their sizes.
@MainActor
@Suite(.needsBrowser)
struct ViewThatFitsTests {
  /// Shows content in a wide window and in a narrow one.
  private func expectChoice(_ content: some View) async throws {
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.button("Wide"))
      try await page.waitForAbsence(of: .button("Narrow"))
      try await page.show(on: .phone)
      try await page.waitFor(.button("Narrow"))
      try await page.waitForAbsence(of: .button("Wide"))
      try await page.show(on: .desktop)
      try await page.waitFor(.button("Wide"))
      #expect(live.log.all == [])
    }
  }

  private var choice: some View {
    ViewThatFits {
      Button("Wide") {}.frame(width: 600)
      Button("Narrow") {}
    }
  }

  @Test func viewIsChosenByTheWidthOfTheWindow() async throws {
    try await expectChoice(choice)
  }

  @Test func viewIsChosenInsideOfStacksAndPadding() async throws {
    try await expectChoice(
      VStack {
        Text("Title")
        HStack {
          choice
          Text("Beside")
        }
        .padding()
      }
    )
  }

  @Test func chosenViewDecidesTheSize() async throws {
    let content = HStack {
      ViewThatFits {
        Color.red.frame(width: 5000, height: 20)
        Color.blue.frame(width: 70, height: 30)
      }
    }
    try await LivePage.show(content) { live in
      let size = """
        (({ width, height }) => `${width} ${height}`)(
          document.querySelector(".fitting")?.getBoundingClientRect() ?? {})
        """
      try await live.page.waitUntil("\(size) === '70 30'")
    }
  }

  @Test func lowViewIsChosenInALowSpace() async throws {
    let content = ViewThatFits(in: .vertical) {
      Text("High").frame(height: 300)
      Text("Low").frame(height: 100)
    }
    .frame(width: 200, height: 200)
    try await LivePage.show(content) { live in
      try await live.page.waitUntil(
        "document.querySelector('.fitting > :not([hidden])').textContent === 'Low'"
      )
    }
  }

  @Test func laterChangesAreChosenAnew() async throws {
    struct Words: View {
      @State private var text = "Short"

      var body: some View {
        ViewThatFits {
          Text(text).lineLimit(1)
          Text("Instead")
        }
        Button("More") { text = String(repeating: "Long ", count: 200) }
      }
    }
    try await LivePage.show(Words()) { live in
      let page = live.page
      let shown = "document.querySelector('.fitting > :not([hidden])').textContent"
      try await page.waitUntil("\(shown) === 'Short'")
      try await page.click(.button("More"))
      try await page.waitUntil("\(shown) === 'Instead'")
    }
  }
}
