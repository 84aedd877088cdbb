import BrowserTesting
import Testing

@testable import Counter

@Suite(.needsBrowser)
struct CounterBrowserTests {
  @Test func counterCounts() async throws {
    try await withPage(of: CounterApp()) { page in
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("1"))
      Attachment.record(Array(try await page.screenshot()), named: "counter.png")
    }
  }
}

@Suite(.enabled(if: !Browser.Engine.expected.isEmpty, "No browser is installed."))
struct CounterInEnginesTests {
  @Test(arguments: Browser.Engine.expected)
  func counterCounts(in engine: Browser.Engine) async throws {
    try await withPage(of: CounterApp(), in: engine) { page in
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("1"))
    }
  }
}
