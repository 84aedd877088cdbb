import BrowserTesting
import Foundation
import Testing

/// Ids of events, by which another server knows a request that comes twice.
@MainActor
@Suite(.needsBrowser)
struct EventIDTests {
  private let home = TemporaryHome()

  private func start(at port: String = "0", orders: URL) async throws -> ServingProcess {
    try await ServingProcess(
      "KeptApp",
      arguments: ["--port", port, "--sessions", home.url.appending(path: "sessions.sqlite").path],
      home: home.url,
      environment: ["ORDERS": orders.path]
    )
  }

  @Test func eventThatIsDoneAgainHasItsIDAndTheNextOneHasAnother() async throws {
    try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
    let orders = home.url.appending(path: "orders.txt")
    try Data().write(to: orders)
    let app = try await start(orders: orders)
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        try await page.click(.button("Count"))
        try await page.waitFor(.text("Count 1, taps 1"))
        // The process ends while it handles this event.
        try await page.click(.button("Order"))
        #expect(await app.ending() == SIGKILL)
        let again = try await start(at: app.port, orders: orders)
        try await page.waitFor(.text("Count 2, taps 1"))
        try await page.click(.button("Order"))
        try await page.waitFor(.text("Count 3, taps 1"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
    let ids = try String(contentsOf: orders, encoding: .utf8).split(separator: "\n")
    #expect(ids.count == 3)
    #expect(ids[0] == ids[1])
    #expect(ids[1] != ids[2])
    #expect(ids.allSatisfy { UUID(uuidString: String($0)) != nil })
  }
}
