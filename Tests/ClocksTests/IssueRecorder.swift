import ConcurrencyExtras
import IssueReporting

/// Keeps the issues that an operation reports.
struct IssueRecorder: IssueReporter {
  private let recorded = LockIsolated<[String]>([])

  var issues: [String] { recorded.value }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = message() ?? ""
    recorded.withValue { $0.append(issue) }
  }
}
