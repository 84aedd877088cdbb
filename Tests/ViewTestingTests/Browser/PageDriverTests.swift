import Testing

@testable import ViewTesting

@Suite(.enabled(if: !Browser.Engine.expected.isEmpty, "No browser is installed."))
struct PageDriverTests {
  /// Chromium ended the process of a page that was asked for elements of a document that a reload had replaced.
  @Test(arguments: Browser.Engine.expected)
  func pageGoesOnAfterASearchInAReplacedDocument(in engine: Browser.Engine) async throws {
    try await Browser.withShared(engine) { browser in
      let page = try await browser.newPage("data:text/html,<button>Go</button>")
      let document = try await page.driver.document()
      let found = try await page.driver.elements(role: "button", name: "Go", in: document)
      #expect(found.count == 1)
      try await page.waitUntil("(document.body.title = 'old')")
      try await page.reload()
      try await page.waitUntil("document.body?.title === ''")
      // A browser refuses it, or looks at what it still has.
      _ = try? await page.driver.elements(role: "button", name: "Go", in: document)
      try await page.waitFor(.button("Go"))
      try await page.close()
    }
  }
}
