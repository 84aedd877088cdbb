package import IssueReporting

/// Writes the issues of a served app to its log.
///
/// The default reporter writes them on the thread that finds them. That is the main one most of the time, and a pipe
/// that nobody reads would keep all windows waiting.
package struct LogIssueReporter: IssueReporter {
  private let log: HostLog

  package init(log: HostLog) {
    self.log = log
  }

  /// Replaces the default reporter, except in a test, where it fails the test.
  package static func begin(log: HostLog) {
    guard !isTesting else { return }
    IssueReporters.current = IssueReporters.current.map { reporter in
      reporter is _DefaultReporter ? LogIssueReporter(log: log) : reporter
    }
  }

  package func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    log.report(.issue(message() ?? "Issue", file: "\(fileID)", line: line), of: .current)
  }

  package func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    log.report(.issue(message() ?? "Issue", file: "\(fileID)", line: line), of: .current)
  }
}
