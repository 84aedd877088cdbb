import BrowserTesting
import Foundation
import Testing

/// Two processes of an app behind nginx and HAProxy, which are configured as `docs/Scaling.md` shows.
@MainActor
@Suite(
  .needsBrowser,
  .enabled(if: RunningProxy.areExpected, "'Scripts/install-proxies' installs nginx and HAProxy.")
)
struct SeveralProcessesTests {
  private let home = TemporaryHome()

  private func start(at port: String = "0") async throws -> ServingProcess {
    try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
    return try await ServingProcess(
      "KeptApp",
      arguments: [
        "--port", port, "--base-path", "/counter", "--trusted-proxy", "127.0.0.1",
        "--sessions", home.url.appending(path: "sessions.sqlite").path,
      ],
      home: home.url
    )
  }

  @Test(arguments: [RunningProxy.Kind.nginx, .haproxy])
  func windowStaysAtOneProcessAndGoesOnInTheOther(kind: RunningProxy.Kind) async throws {
    let (first, second) = (try await start(), try await start())
    let proxy = try await RunningProxy.start(
      kind,
      before: try #require(Int(first.port)),
      try #require(Int(second.port))
    )
    defer { proxy.stop() }
    try await Browser.withShared { browser in
      let page = try await browser.newPage("about:blank")
      try await closing(page) {
        try await page.acceptAllCertificates()
        try await page.open("https://[::1]:\(proxy.port)/counter/")
        try await page.click(.button("Count"))
        try await page.waitFor(.text("Count 1, taps 1"))
        for _ in 1...5 {
          try await page.reload()
          try await page.waitFor(.text("Count 1, taps 1"))
        }
      }
      // Only the second process is left for the next window.
      _ = await first.end(by: SIGKILL)
      let moving = try await browser.newPage("about:blank")
      try await closing(moving) {
        try await moving.acceptAllCertificates()
        try await moving.open("https://[::1]:\(proxy.port)/counter/")
        try await moving.click(.button("Count"))
        try await moving.waitFor(.text("Count 1, taps 1"))
        try await moving.markContent()
        let again = try await start(at: first.port)
        _ = await second.end(by: SIGKILL)
        try await moving.waitForNewContent()
        try await moving.waitFor(.text("Count 1, taps 1"))
        try await moving.click(.button("Count"))
        try await moving.waitFor(.text("Count 2, taps 2"))
        #expect(await again.end(by: SIGTERM) == 0)
      }
    }
    // No process was asked for a window of the other one.
    #expect(await !first.output().contains("another process has taken"))
    #expect(await !second.output().contains("another process has taken"))
  }
}
