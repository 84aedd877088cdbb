import Foundation

extension ChromiumPage {
  func show(on screen: Page.Screen) async throws(BrowserError) {
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(screen.width)), "height": .number(Double(screen.height)),
        "deviceScaleFactor": .number(screen.scale), "mobile": .bool(screen.isMobile),
      ]
    )
  }

  func prefer(
    _ scheme: Page.ColorScheme,
    reducesMotion: Bool,
    forcesColors: Bool
  ) async throws(BrowserError) {
    let motion: JSON = reducesMotion ? "reduce" : "no-preference"
    _ = try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)],
          ["name": "prefers-reduced-motion", "value": motion],
          ["name": "forced-colors", "value": forcesColors ? "active" : "none"],
        ]
      ]
    )
  }

  func useFingers() async throws(BrowserError) {
    _ = try await call(
      "Emulation.setTouchEmulationEnabled",
      ["enabled": true, "maxTouchPoints": 5]
    )
    isTouched = true
  }

  func setLetterSize(_ points: Double) async throws(BrowserError) {
    let fixed = (points * 13 / 16).rounded()
    _ = try await call(
      "Page.setFontSizes",
      ["fontSizes": ["standard": .number(points.rounded()), "fixed": .number(fixed)]]
    )
  }

  func setOffline(_ isOffline: Bool) async throws(BrowserError) {
    _ = try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
      ]
    )
  }

  func acceptAllCertificates() async throws(BrowserError) {
    _ = try await call("Security.setIgnoreCertificateErrors", ["ignore": .bool(true)])
  }

  func cookies() async throws(BrowserError) -> [Page.Cookie] {
    try await call("Network.getCookies")["cookies"].array.map(Page.Cookie.init)
  }

  func keepDownloads(in folder: URL) async throws(BrowserError) {
    noteDownloads()
    _ = try await call(
      "Browser.setDownloadBehavior",
      [
        "behavior": "allow", "browserContextId": context, "downloadPath": .string(folder.path),
        "eventsEnabled": true,
      ]
    )
  }
}
