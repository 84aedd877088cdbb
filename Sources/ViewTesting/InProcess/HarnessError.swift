/// Why a test could not do to a view what it wanted.
///
/// A test does not have to catch it: the failure is an issue at the line of the call, with what is there
/// instead, and ends the test. Within an `#expect(throws:)`, and in ``ViewHarness/failure(of:)`` of what
/// waits, it is no issue, and the error is thrown.
public enum HarnessError: Error, Equatable {
  /// The page has no such element, or several.
  case notOne(ElementQuery, count: Int, page: String)
  /// The element does not answer what the test did to it.
  case refused(ElementQuery, reason: String, page: String)
  /// The browser's history has nothing in that direction.
  case nowhereToGo(page: String)
  /// What the test waited for did not come.
  case timedOut(waitingFor: String, page: String)
}

extension HarnessError: CustomStringConvertible {
  public var description: String { text.description }
}

extension HarnessError: CallFailure {
  var text: FailureText {
    switch self {
    case .notOne(let query, let count, let page):
      Issues.notOne(query, count: count, page: page)
    case .refused(let query, let reason, let page):
      FailureText(
        headline: "The \(query) did not answer: \(Self.explanation(of: reason)).",
        page: page,
        remedy: "To fix this, ask for a control that is enabled and does this."
      )
    case .nowhereToGo(let page):
      FailureText(
        headline: "The browser's button has nowhere to go.",
        page: page,
        remedy: """
          To fix this, go back only where a screen or a dialog is on top, and forward only to a screen \
          of a value that was popped last.
          """
      )
    case .timedOut(let condition, let page):
      Issues.timedOut(waitingFor: condition, page: page)
    }
  }

  private static func explanation(of reason: String) -> String {
    switch reason {
    case "disabled": "it is disabled"
    case "invalidValue": "it cannot have this value"
    case "notListening", "unknownNode": "it does nothing of the kind"
    default: reason
    }
  }
}
