import Foundation
import Harness
import Screens
import ViewTesting

/// The time until a real browser without a window shows a page with a list.
///
/// The first page of a browser has the script in its cache for the others, and does not count.
enum BrowserOpening {
  static let header = """
    | open a page, headless Chromium | median ms | slowest ms | bytes | elements |
    |---|---:|---:|---:|---:|
    """

  @MainActor
  static func measure(_ screen: ServedScreen) async throws -> String {
    let app = try AppProcess(showing: screen)
    return try await measure(at: app.address, name: "open \(screen)", rowParts: "button")
  }

  /// Opens a page without a framework, the lower bound of the others.
  @MainActor
  static func measureHandWritten(rows: Int) async throws -> String {
    let page = try await HandWrittenPage(rows: rows)
    defer { withExtendedLifetime(page) {} }
    return try await measure(at: page.address, name: "open by hand, \(rows)", rowParts: "li")
  }

  /// Opens pages, of which each is a tab of its own.
  ///
  /// A page shows its rows as soon as it has more than ``shownParts`` elements with the name of `rowParts`.
  @MainActor
  private static func measure(at address: URL, name: String, rowParts: String) async throws
    -> String
  {
    let samples = try await Browser.withShared { browser in
      var samples: [[Double]] = []
      while samples.count < count + 1 {
        let page = try await browser.newPage(
          address.absoluteString,
          preparedBy: script(lookingFor: rowParts)
        )
        samples.append(try await page.evaluate("opening"))
        try await page.close()
      }
      return samples.dropFirst()
    }
    let columns = (0..<3).map { column in samples.map { $0[column] }.sorted() }
    return """
      | \(name) | \(decimal(columns[0][count / 2])) | \(decimal(columns[0][count - 1])) \
      | \(Int(columns[1][count / 2])) | \(Int(columns[2][count / 2])) |
      """
  }

  private static let count = 20
  /// Fewer than the parts of the rows that a window shows.
  private static let shownParts = 20

  /// Notes when the rows are laid out, and counts the bytes of the document and of the WebSocket.
  private static func script(lookingFor rowParts: String) -> String {
    """
    \(BrowserTaps.byteCounter)
    globalThis.opening = new Promise((done) => {
      const look = () => {
        if (document.readyState === "loading" || !document.body) return;
        if (document.querySelectorAll("\(rowParts)").length <= \(shownParts)) return;
        observer.disconnect();
        document.removeEventListener("readystatechange", look);
        document.body.getBoundingClientRect();
        const time = performance.now();
        const documentBytes = performance.getEntriesByType("navigation")[0].encodedBodySize;
        const elements = document.querySelectorAll("*").length;
        done([time, bytesDown + documentBytes, elements]);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      document.addEventListener("readystatechange", look);
    });
    """
  }
}
