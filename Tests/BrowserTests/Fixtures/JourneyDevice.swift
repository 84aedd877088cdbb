import BrowserTesting
import Testing

/// The device of a user of a journey: a browser with a mouse, or a phone with a touch screen.
struct JourneyDevice: Sendable, CustomTestStringConvertible {
  let engine: Browser.Engine
  private(set) var isPhone = false

  /// A window of each browser, and a phone, which Chromium alone emulates.
  static let all =
    Browser.Engine.expected.map { Self(engine: $0) }
    + Browser.Engine.expected.filter { $0 == .chromium }.map { Self(engine: $0, isPhone: true) }

  var testDescription: String { isPhone ? "a phone in \(engine)" : "\(engine)" }

  /// Shows a page on the device.
  @MainActor
  func show(_ page: Page) async throws {
    guard isPhone else { return }
    try await page.useFingers()
    try await page.show(on: .phone)
  }

  /// Examines what a page shows, unless it is on a phone: what is seen there has a window of its own in the examination.
  @MainActor
  func examine(
    _ page: Page,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    guard !isPhone else { return }
    try await BrowserTests.examine(page, name, sourceLocation: sourceLocation)
  }

  /// Expects that a page fills windows, which a phone does not have.
  @MainActor
  func expectToFillWideWindows(_ page: Page) async throws {
    guard !isPhone else { return }
    try await BrowserTests.expectToFillWideWindows(page)
  }
}
