import BrowserTesting

extension Page {
  /// Marks the document and what it shows, so that the content of another process can be told from it.
  ///
  /// The marks are attributes, because the functions that wait do not see variables of the page's scripts.
  func markContent() async throws {
    let _: Bool = try await evaluate(
      """
      (() => {
        for (const node of [document.documentElement, ...document.querySelectorAll("#window *")]) {
          node.dataset.former = "";
        }
        return true;
      })()
      """
    )
  }

  /// Waits for the content of another process on the marked document, which was not loaded anew.
  func waitForNewContent() async throws {
    try await waitUntil(
      "document.documentElement.dataset.former === '' && document.querySelector('#window > *') !== null"
        + " && document.querySelector('#window [data-former]') === null"
    )
  }
}
