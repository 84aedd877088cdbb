import Foundation

extension FirefoxPage {
  func show(on screen: Page.Screen) async throws(BrowserError) {
    _ = try await call(
      "browsingContext.setViewport",
      ofPage: [
        "viewport": [
          "width": .number(Double(screen.width)), "height": .number(Double(screen.height)),
        ],
        "devicePixelRatio": .number(screen.scale),
      ]
    )
  }

  /// WebDriver BiDi has no command for the user's preferences.
  func prefer(
    _ scheme: Page.ColorScheme,
    reducesMotion: Bool,
    forcesColors: Bool
  ) async throws(BrowserError) {
    _ = try await runInBrowser(
      """
      [page.prefersColorSchemeOverride, page.prefersReducedMotionOverride, page.forcedColorsOverride] =
        values;
      """,
      .string(scheme.rawValue),
      reducesMotion ? "reduce" : "no-preference",
      forcesColors ? "active" : "none"
    )
  }

  func useFingers() async throws(BrowserError) {
    throw .unsupported(operation: "make the screen a touch screen", engine: .firefox)
  }

  /// Firefox has one size of letters for all pages.
  func setLetterSize(_ points: Double) async throws(BrowserError) {
    throw .unsupported(operation: "change the size of letters", engine: .firefox)
  }

  func setOffline(_ isOffline: Bool) async throws(BrowserError) {
    _ = try await call(
      "emulation.setNetworkConditions",
      [
        "networkConditions": isOffline ? ["type": "offline"] : .null,
        "contexts": [.string(context)],
      ]
    )
  }

  func acceptAllCertificates() async throws(BrowserError) {
    try await setAcceptsAllCertificates(true)
  }

  /// Changes a setting of the whole browser, which other tests use later.
  func setAcceptsAllCertificates(_ accepts: Bool) async throws(BrowserError) {
    _ = try await runInBrowser(
      """
      Cc["@mozilla.org/security/certoverride;1"].getService(Ci.nsICertOverrideService)
        .setDisableAllSecurityChecksAndLetAttackersInterceptMyData(values[0]);
      """,
      .bool(accepts)
    )
    acceptsAllCertificates = accepts
  }

  func objectCounts() async throws(BrowserError) -> Page.ObjectCounts {
    throw .unsupported(operation: "count objects", engine: .firefox)
  }

  func cookies() async throws(BrowserError) -> [Page.Cookie] {
    try await call(
      "storage.getCookies",
      ["partition": ["type": "context", "context": .string(context)]]
    )["cookies"].array.map(Page.Cookie.init)
  }

  func keepDownloads(in folder: URL) async throws(BrowserError) {
    _ = try await call(
      "browser.setDownloadBehavior",
      [
        "downloadBehavior": ["type": "allowed", "destinationFolder": .string(folder.path)],
        "userContexts": [.string(userContext)],
      ]
    )
  }
}
