/// Why a browser could not do what a test asked for.
public enum BrowserError: Error, Equatable, Sendable {
  /// No browser that can be driven was found under these names.
  case notInstalled(names: [String])
  /// The browser could not be started.
  case didNotStart(path: String, errno: Int32)
  /// The browser ended, or was closed.
  case ended
  /// The browser did not answer in time.
  case noAnswer(method: String)
  /// The browser refused a command.
  case refused(method: String, reason: String)
  /// The page could not be opened.
  case notLoaded(url: String, reason: String)
  /// A script in the page threw.
  case scriptFailed(String)
  /// A script gave a value of another type.
  case unexpectedValue(String)
  /// Nothing on the page fits the query. `outline` is what is there.
  case notFound(ElementQuery, outline: String)
  /// Several elements fit a query where one must.
  case ambiguous(ElementQuery, count: Int, outline: String)
  /// The element is there and has no place on the screen.
  case notVisible(ElementQuery)
  /// What the test waited for did not come to be.
  case timedOut(waitingFor: String, outline: String)
}

extension BrowserError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notInstalled(let names):
      """
      No browser was found.

          Looked for \(names.joined(separator: ", ")) on the search path.

      To fix this, install one, such as with 'apt-get install chromium-headless-shell'.
      """
    case .didNotStart(let path, let errno):
      "The browser at '\(path)' did not start (error \(errno))."
    case .ended: "The browser has ended."
    case .noAnswer(let method): "The browser did not answer '\(method)' in time."
    case .refused(let method, let reason): "The browser refused '\(method)': \(reason)"
    case .notLoaded(let url, let reason): "The page \(url) could not be opened: \(reason)"
    case .scriptFailed(let reason): "A script in the page failed: \(reason)"
    case .unexpectedValue(let value): "A script in the page gave a value of another type: \(value)"
    case .notFound(let query, let outline):
      "There is no \(query) on the page.\n\n\(indented(outline))"
    case .ambiguous(let query, let count, let outline):
      "There are \(count) elements on the page that are a \(query).\n\n\(indented(outline))"
    case .notVisible(let query): "The \(query) has no place on the screen."
    case .timedOut(let condition, let outline):
      "Waited in vain for \(condition).\n\n\(indented(outline))"
    }
  }

  private func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "The page:\n\n" + lines.map { "    \($0)" }.joined(separator: "\n")
  }
}
