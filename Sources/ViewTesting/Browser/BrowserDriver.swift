/// A running browser of one engine.
protocol BrowserDriver: Sendable {
  /// Opens an empty page with storage of its own.
  ///
  /// The script runs before the scripts of each of its documents.
  func makePage(preparedBy script: String?) async throws(BrowserError) -> any PageDriver
  /// Whether the browser has ended, so that it opens no more pages.
  var hasEnded: Bool { get }
  /// Ends the browser.
  func close()
}
