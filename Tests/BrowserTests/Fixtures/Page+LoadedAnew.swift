import BrowserTesting

extension Page {
  /// Marks the document, so that one that is loaded in its place can be told from it.
  ///
  /// The mark is an attribute, because the functions that wait do not see variables of the page's scripts.
  func markDocument() async throws {
    let _: Bool = try await evaluate("(document.documentElement.dataset.former = '', true)")
  }

  /// Waits for a document that is loaded in the place of the marked one.
  func waitForUnmarkedDocument() async throws {
    try await waitUntil("document.documentElement.dataset.former === undefined")
  }
}
