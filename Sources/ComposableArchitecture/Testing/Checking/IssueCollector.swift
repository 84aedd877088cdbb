internal import ConcurrencyExtras
internal import IssueReporting

/// Takes the issues of a feature in place of the running test or of the app's log.
final class IssueCollector: IssueReporter {
  private let texts = Locked<[String]>([])

  /// The text of the first issue, or nil if there was none.
  var first: String? { texts.withLock(\.first) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard severity == .error else { return }
    let text = message() ?? "Issue reported at \(fileID):\(line)"
    texts.withLock { $0.append(text) }
  }
}
