extension Page {
  /// The objects that the browser keeps for a page.
  package struct ObjectCounts: Sendable {
    /// The nodes of documents, also of those that no document has any more.
    package var nodes: Int
    package var listeners: Int
    package var heapBytes: Int
  }

  /// Counts the objects of the page after the garbage is collected, which only Chromium tells.
  package func objectCounts() async throws(BrowserError) -> ObjectCounts {
    try await driver.objectCounts()
  }
}
