import IssueReporting

/// Why a test could not do to a view what it wanted.
public enum HarnessError: Error, Equatable, CustomStringConvertible {
  /// The page has no such element, or several.
  case notOne(ElementQuery, count: Int, page: String)
  /// The element does not answer what the test did to it.
  case refused(ElementQuery, reason: String, page: String)
  /// The browser's history has nothing in that direction.
  case nowhereToGo(page: String)
  /// What the test waited for did not come.
  case timedOut(page: String)

  public var description: String {
    switch self {
    case .notOne(let query, let count, let page):
      """
      The page has \(count) elements with the role and name: \(query)

      \(page)

      To fix this, ask for an element that is on the page exactly once.
      """
    case .refused(let query, let reason, let page):
      """
      An element did not answer: \(query) (\(reason))

      \(page)

      To fix this, ask for a control that is enabled and does something.
      """
    case .nowhereToGo(let page):
      """
      The browser's button has nowhere to go.

      \(page)

      To fix this, go back only where a screen or a dialog is on top, and forward only to a screen of \
      a value that was popped last.
      """
    case .timedOut(let page):
      """
      What the test waited for did not come in time.

      \(page)
      """
    }
  }
}

enum Issues {
  static func report(_ error: PatchError) {
    reportIssue("\(error)")
  }
}
