import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Pages of a real server in each browser engine.
@MainActor
@Suite(.enabled(if: !Browser.Engine.expected.isEmpty, "No browser is installed."))
struct EngineTests {
  @Test(arguments: Browser.Engine.expected)
  func pagesHaveStorageOfTheirOwn(in engine: Browser.Engine) async throws {
    try await LivePage.show(Text("Hello"), in: engine) { live in
      let page = live.page
      let _: String = try await page.evaluate("localStorage.name = 'Blob'")
      let other = try await page.openAnother()
      try await other.waitFor(.text("Hello"))
      #expect(try await other.evaluate("localStorage.name ?? ''") == "")
      try await other.close()
      #expect(try await page.cookies().map(\.isHTTPOnly) == [true])
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func windowsOfAUserShareTheirStorage(in engine: Browser.Engine) async throws {
    try await LivePage.show(Text("Hello"), in: engine) { live in
      let _: String = try await live.page.evaluate("localStorage.name = 'Blob'")
      let window = try await live.page.openWindow()
      #expect(try await window.evaluate("localStorage.name") == "Blob")
    }
  }

  /// WebKit has no `field-sizing`.
  @Test(arguments: Browser.Engine.expected)
  func aFieldOfLinesGrowsWithItsText(in engine: Browser.Engine) async throws {
    try await LivePage.show(Notes(), in: engine) { live in
      let page = live.page
      let height = "document.querySelector('textarea').clientHeight"
      try await page.click(.textField("Notes"))
      let one: Int = try await page.evaluate(height)
      try await page.type(String(repeating: "word ", count: 40))
      let many: Int = try await page.evaluate(height)
      #expect(many > 2 * one)
      // The field shows all of its text.
      try await page.waitUntil("document.querySelector('textarea').scrollHeight === \(height)")
      try await page.click(.button("Clear"))
      try await page.waitUntil("\(height) === \(one)")
    }
  }

  private struct Notes: View {
    @State private var text = ""

    var body: some View {
      TextField("Notes", text: $text, axis: .vertical).frame(width: 200)
      Button("Clear") { text = "" }
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func aPageIsReloadedAndItsHistoryIsUsed(in engine: Browser.Engine) async throws {
    let root = NavigationStack { NavigationLink("Open") { Text("Detail") } }
    try await LivePage.show(root, in: engine) { live in
      let page = live.page
      try await page.click(.button("Open"))
      try await page.waitFor(.text("Detail"))
      try await page.goBack()
      try await page.waitForAbsence(of: .text("Detail"))
      try await page.goForward()
      try await page.waitFor(.text("Detail"))
      try await page.reload()
      try await page.waitFor(.text("Detail"))
      #expect(live.log.all == [])
    }
  }
}
