import BrowserTesting
import Foundation
import Testing

/// Measures how soon a page is back when the next build takes the place of its app, and prints the figures of
/// docs/Live.md.
///
/// Not part of a run for right or wrong: `TIMES=1 swift test --filter ReturnTimesTests`.
@MainActor
@Suite(
  .needsBrowser,
  .enabled(if: ProcessInfo.processInfo.environment["TIMES"] != nil, "Set TIMES to measure.")
)
struct ReturnTimesTests {
  private let home = TemporaryHome()

  private func start(at port: String = "0") async throws -> ServingProcess {
    try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
    let file = home.url.appendingPathComponent("sessions.sqlite").path
    return try await ServingProcess(
      "KeptApp",
      arguments: ["--port", port, "--sessions", file],
      home: home.url
    )
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func timesUntilAPageIsBackAreMeasured(signal: Int32) async throws {
    var app = try await start()
    var times: [Duration] = []
    try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address)
      try await closing(page) {
        for count in 1...15 {
          try await page.click(.button("Count"))
          try await page.waitFor(.text("Count \(count), taps \(count)"))
          try await page.markContent()
          let begin = ContinuousClock.now
          _ = await app.end(by: signal)
          app = try await start(at: app.port)
          try await page.waitForNewContent()
          try await page.waitFor(.text("Count \(count), taps \(count)"))
          times.append(.now - begin)
        }
      }
    }
    #expect(await app.end(by: SIGTERM) == 0)
    let sorted = times.sorted()
    print("TIMES back after signal \(signal): median \(sorted[7]), longest \(sorted[14])")
  }
}
