import BrowserTesting
import Testing
import ViewCore
import ViewTesting

/// Texts that the browser shares and copies, with stand-ins for its share sheet and its clipboard.
@MainActor
@Suite(.needsBrowser)
struct SharingTests {
  private struct Recipe: View {
    var body: some View {
      Button("Copy soup") { UIPasteboard.general.string = "Soup" }
      ShareLink("Share", item: "Broth")
    }
  }

  /// Shows the page after a script has prepared its browser.
  private func show(
    _ script: String,
    _ test: @MainActor (Page) async throws -> Void
  ) async throws {
    try await LivePage.show(Recipe()) { live in
      let _: Bool = try await live.page.evaluate("(() => { \(script); return true; })()")
      try await test(live.page)
    }
  }

  private static let noSheet = "navigator.share = undefined"
  private static let clipboard =
    "navigator.clipboard.writeText = async (text) => { document.documentElement.dataset.copied = text; }"
  private static let noClipboard =
    "navigator.clipboard.writeText = () => Promise.reject(new Error())"

  @Test func textOfTheAppIsOnTheClipboard() async throws {
    try await show(Self.clipboard) { page in
      try await page.click(.button("Copy soup"))
      try await page.waitUntil("document.documentElement.dataset.copied === 'Soup'")
    }
  }

  @Test func shareSheetGetsTheText() async throws {
    try await show(
      "navigator.share = async (content) => { document.documentElement.dataset.shared = content.text; }"
    ) { page in
      try await page.click(.button("Share"))
      try await page.waitUntil("document.documentElement.dataset.shared === 'Broth'")
    }
  }

  @Test func textIsCopiedWhereThereIsNoShareSheet() async throws {
    try await show("\(Self.noSheet); \(Self.clipboard)") { page in
      try await page.click(.button("Share"))
      try await page.waitFor(.text("Copied."))
      #expect(try await page.evaluate("document.documentElement.dataset.copied") == "Broth")
    }
  }

  @Test func nothingIsCopiedWhenTheUserClosesTheShareSheet() async throws {
    let closing = """
      navigator.share = async () => {
        setTimeout(() => { document.documentElement.dataset.closed = ''; });
        throw new DOMException("", "AbortError");
      }
      """
    try await show("\(Self.clipboard); \(closing)") { page in
      try await page.click(.button("Share"))
      try await page.waitUntil("document.documentElement.dataset.closed === ''")
      #expect(try await page.evaluate("!document.documentElement.dataset.copied"))
      #expect(try await page.evaluate("document.getElementById('status').innerText") == "")
    }
  }

  /// As on a page without TLS.
  @Test func textIsCopiedByTheCommandWhereThereIsNoClipboard() async throws {
    let command =
      "document.execCommand = () => !!(document.documentElement.dataset.copied = document.activeElement.value)"
    try await show("\(Self.noSheet); \(Self.noClipboard); \(command)") { page in
      try await page.click(.button("Share"))
      try await page.waitFor(.text("Copied."))
      #expect(try await page.evaluate("document.documentElement.dataset.copied") == "Broth")
      #expect(try await page.evaluate("document.activeElement.innerText") == "Share")
      #expect(try await page.evaluate("document.querySelector('textarea') === null"))
    }
  }

  @Test func userIsAskedWhereTheBrowserDoesNotAllowCopying() async throws {
    try await show("\(Self.noClipboard); document.execCommand = () => false") { page in
      try await page.click(.button("Copy soup"))
      try await page.waitFor(.text("The app copies a text:"))
      let _: Bool = try await page.evaluate("(() => { \(Self.clipboard); return true; })()")
      try await page.click(.button("Copy"))
      try await page.waitFor(.text("Copied."))
      #expect(try await page.evaluate("document.documentElement.dataset.copied") == "Soup")
    }
  }
}
