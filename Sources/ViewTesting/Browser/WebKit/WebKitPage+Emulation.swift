import Foundation
import NIOHTTP1

extension WebKitPage {
  /// The window cannot be as narrow as a phone, and has one device pixel in a point.
  func show(on screen: Page.Screen) async throws(BrowserError) {
    guard screen.scale == 1 else { throw unsupported("show a screen with a scale") }
    let size = try await viewport()
    let outer = try await call(.GET, "window/rect")
    let frame = (
      width: (outer["width"].integer ?? 0) - size.width,
      height: (outer["height"].integer ?? 0) - size.height
    )
    _ = try await call(
      .POST,
      "window/rect",
      [
        "width": .number(Double(screen.width + frame.width)),
        "height": .number(Double(screen.height + frame.height)),
      ]
    )
    guard try await gets(to: screen) else {
      throw unsupported("show a screen of \(screen.width) × \(screen.height) points")
    }
  }

  /// Whether the page gets the size of a screen, some frames after its window.
  private func gets(to screen: Page.Screen) async throws(BrowserError) -> Bool {
    let isThere = try await evaluate(
      """
      new Promise((resolve) => {
        const isThere = () => innerWidth === \(screen.width) && innerHeight === \(screen.height);
        if (isThere()) return resolve(true);
        addEventListener("resize", () => isThere() && resolve(true));
        setTimeout(() => resolve(isThere()), 5000);
      })
      """,
      in: .page,
      timeout: .seconds(30)
    )
    return isThere.bool ?? false
  }

  private func viewport() async throws(BrowserError) -> (width: Int, height: Int) {
    let size = try await evaluate("[innerWidth, innerHeight]", in: .page, timeout: .seconds(30))
    return (size.array.first?.integer ?? 0, size.array.last?.integer ?? 0)
  }

  func prefer(
    _ scheme: Page.ColorScheme,
    reducesMotion: Bool,
    forcesColors: Bool
  ) async throws(BrowserError) {
    guard scheme == .light, !reducesMotion, !forcesColors else {
      throw unsupported("change the user's preferences")
    }
  }

  func useFingers() async throws(BrowserError) {
    throw unsupported("make the screen a touch screen")
  }

  func setLetterSize(_ points: Double) async throws(BrowserError) {
    throw unsupported("change the size of letters")
  }

  func setOffline(_ isOffline: Bool) async throws(BrowserError) {
    throw unsupported("take the page offline")
  }

  /// Pages accept all certificates from the start.
  func acceptAllCertificates() async throws(BrowserError) {}

  func cookies() async throws(BrowserError) -> [Page.Cookie] {
    try await call(.GET, "cookie").array.map(Page.Cookie.init)
  }

  func objectCounts() async throws(BrowserError) -> Page.ObjectCounts {
    throw unsupported("count objects")
  }

  func keepDownloads(in folder: URL) async throws(BrowserError) {
    throw unsupported("keep downloads")
  }
}
