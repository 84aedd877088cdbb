/// The reason why a call of a test harness failed.
///
/// A test need not catch it. The failure is an issue at the line of the call, with the content of
/// the page, and ends the test. Within an `#expect(throws:)`, and in ``ViewHarness/failure(of:)``
/// for calls that wait, the error is thrown and not reported.
public enum HarnessError: Error, Equatable {
  /// The page has no such element, or several.
  case notOne(ElementQuery, count: Int, page: String)
  /// The element did not handle the event.
  case refused(ElementQuery, reason: String, page: String)
  /// The browser's history has nothing in that direction.
  case nowhereToGo(page: String)
  /// An expected change did not happen in time.
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
        headline: "The \(query) did not respond: \(Self.explanation(of: reason)).",
        page: page,
        remedy: Self.remedy(of: reason)
      )
    case .nowhereToGo(let page):
      FailureText(
        headline: "The browser's history has no such entry.",
        page: page,
        remedy: """
          To fix this, go back only while a screen or a dialog is on top, and forward only after \
          the screen of a value was popped.
          """
      )
    case .timedOut(let condition, let page):
      Issues.timedOut(waitingFor: condition, page: page)
    }
  }

  private static func explanation(of reason: String) -> String {
    switch reason {
    case "disabled": "it is disabled"
    case "unreachable": "something covers it, or it is invisible or takes no taps"
    case "invalidValue": "it cannot have this value"
    case "notListening", "unknownNode": "it does not handle this event"
    case "noLeadingActions": "it is in no row with swipe actions at the leading edge"
    case "noTrailingActions":
      "it is in no row that has swipe actions at the trailing edge or can be deleted"
    default: reason
    }
  }

  private static func remedy(of reason: String) -> String {
    switch reason {
    case "noLeadingActions", "noTrailingActions":
      """
      To fix this, swipe a row that has '.swipeActions' or is in a 'ForEach' with '.onDelete', or name the other \
      edge: '\(reason == "noLeadingActions" ? "edge: .trailing" : "edge: .leading")'.
      """
    default: "To fix this, query a control that is enabled and handles the event."
    }
  }
}
