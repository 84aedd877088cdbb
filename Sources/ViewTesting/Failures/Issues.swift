import IssueReporting

/// The texts of what tests are told.
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
          To fix this, ask for what is there. Before what comes later, wait for it.
          """
      )
    }
    return FailureText(
      headline: "There are \(count) elements on the page that are a \(query).",
      page: page,
      remedy: """
        To fix this, say which: by what it is in, as in '.button("Delete", in: .row("Rent"))', or by \
        its place, as in '.button("Delete").element(boundBy: 1)'.
        """
    )
  }

  static func timedOut(waitingFor condition: String, page: String) -> FailureText {
    FailureText(headline: "Waited in vain for \(condition).", wanted: condition, page: page)
  }
}
