import IssueReporting

/// The texts of test failures.
enum Issues {
  static let attachment = "page.txt"

  static let restIsAttached =
    ", in the attachment '\(attachment)' that 'swift test --attachments-path FOLDER' saves"

  static func report(_ error: PatchError) {
    reportIssue("\(error)")
  }

  /// Nothing fits, or too much does.
  static func notOne(_ query: ElementQuery, count: Int, page: String) -> FailureText {
    guard count > 0 else {
      return FailureText(
        headline: "There is no \(query) on the page.",
        wanted: "\(query)",
        page: page,
        remedy: """
          To fix this, query an element that is on the page, or wait for one that appears later.\
          \(query.isButtonInRow ? " If it is a swipe action, swipe the row first." : "")
          """
      )
    }
    return FailureText(
      headline: "The page has \(count) elements that match \(query).",
      page: page,
      remedy: """
        To fix this, narrow the query by a container, as in '.button("Delete", in: .row("Rent"))', \
        or by an index, as in '.button("Delete").element(boundBy: 1)'.
        """
    )
  }

  static func timedOut(waitingFor condition: String, page: String) -> FailureText {
    FailureText(headline: "Timed out waiting for \(condition).", wanted: condition, page: page)
  }
}

extension ElementQuery {
  fileprivate var isButtonInRow: Bool { role == "button" && container?.role == "row" }
}
