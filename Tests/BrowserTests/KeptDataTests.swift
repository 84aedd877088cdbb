import BrowserTesting
import Foundation
import Testing

/// The data that the apps keep between launches, with the real programs and files of their own.
@MainActor
@Suite(.needsBrowser)
struct KeptDataTests {
  private let home = TemporaryHome()

  @Test(arguments: ["Standups", "SyncUps"])
  func standupsAreThereInTheNextRun(app: String) async throws {
    try await run(app) { page in
      try await page.waitFor(.text("No standups yet. Add the first one with the button above."))
      try await page.click(.button("Add"))
      try await page.type("Design", into: .textField("Title"))
      try await page.type("Blob", into: .textField("Name"))
      try await page.click(.button("Save"))
      try await page.waitFor(.button("Design 1 5 min"))
    }
    try await run(app) { page in
      try await page.click(.button("Design 1 5 min"))
      try await page.waitFor(.heading("Design"))
      try await page.waitFor(.text("Blob"))
    }
  }

  /// Runs an app, from its start to its end, with a page that shows it.
  private func run(_ app: String, _ test: @MainActor (Page) async throws -> Void) async throws {
    let program = try await ServingProcess(app, arguments: ["--port", "0"], home: home.url)
    try await Browser.withShared { browser in
      let page = try await browser.newPage(program.address)
      try await closing(page) { try await test(page) }
    }
    #expect(await program.end(by: SIGTERM) == 0)
  }
}
