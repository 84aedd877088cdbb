import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Counter

/// What a person does with the Counter example, in a real browser with the real server.
@MainActor
@Suite(.needsBrowser)
struct CounterJourneyTests {
  @Test func countsFetchesAFactAndRunsATimer() async throws {
    let app = RunningApp(CounterApp())
    try await LivePage.serve({ app.makeWindow() }) { live in
      let page = live.page
      try await page.click(.button("Increment"))
      try await page.click(.button("Increment"))
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("3"))
      try await page.click(.button("Decrement"))
      try await page.waitFor(.text("2"))

      try await page.click(.button("Get fact"))
      try await page.waitFor(.progressIndicator)
      try await page.waitFor(.text("2 is a prime number."))
      try await savePicture(of: page)

      try await page.click(.button("Start timer"))
      try await page.waitFor(.text("4"))
      try await page.click(.button("Stop timer"))
      try await page.waitFor(.button("Start timer"))
      #expect(live.log.all == [])
    }
  }

  @Test func twoWindowsAreTwoCounters() async throws {
    let app = RunningApp(CounterApp())
    try await LivePage.serve({ app.makeWindow() }) { live in
      try await live.withAnotherPage { other in
        try await live.page.click(.button("Start timer"))
        try await other.click(.button("Start timer"))
        try await other.waitFor(.text("1"))
        // Stopping one timer leaves the other running.
        try await other.click(.button("Stop timer"))
        try await live.page.waitFor(.text("3"))
        #expect(try await other.isShown(.button("Start timer")))
      }
    }
  }

  /// Keeps the README's picture true: where `PICTURES` names a folder, the page is saved there.
  private func savePicture(of page: Page) async throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("counter.png")
    try await page.screenshot().write(to: file)
  }
}
