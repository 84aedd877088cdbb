#if DEBUG
import BrowserTesting
import Foundation
import Testing

/// An app with its inspector, in two pages.
@MainActor
@Suite(.needsBrowser)
struct InspectorTests {
  @Test func tapArrivesWithItsOriginAndWhatItCaused() async throws {
    let home = TemporaryHome()
    let app = try await ServingProcess(
      "Counter",
      arguments: ["--port", "0", "--inspector"],
      home: home.url,
      addresses: 2
    )
    try await withPage(at: app.address) { page in
      let inspector = try await page.openAnother(app.addresses[1])
      try await page.click(.button("Increment"))
      try await inspector.waitFor(.text(".incrementButtonTapped"))
      try await inspector.click(.text(".incrementButtonTapped"))
      try await inspector.waitFor(.text("Tap on button “Increment”"))
      try await inspector.waitFor(.text("+"))
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("2"))
      try await inspector.click(.button("Go back to here"))
      try await page.waitFor(.text("1"))
      try await inspector.close()
    }
    #expect(await app.end(by: SIGTERM) == 0)
  }
}
#endif
