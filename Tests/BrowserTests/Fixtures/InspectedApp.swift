#if DEBUG
import BrowserTesting
import Foundation
import Testing

/// An app with its inspector, in two pages.
@MainActor
enum InspectedApp {
  /// Starts an app with its inspector, and opens the pages of both.
  static func run(
    _ name: String,
    _ test: @MainActor (_ page: Page, _ inspector: Page) async throws -> Void
  ) async throws {
    let home = TemporaryHome()
    let app = try await ServingProcess(
      name,
      arguments: ["--port", "0", "--inspector"],
      home: home.url,
      addresses: 2
    )
    try await withPage(at: app.address) { page in
      let inspector = try await page.openAnother(app.addresses[1])
      defer { inspector.reportProblems() }
      try await closing(inspector) { try await test(page, inspector) }
    }
    #expect(await app.end(by: SIGTERM) == 0)
  }
}
#endif
