#if !canImport(Darwin)
import IssueReporting
import XCTest

/// Tells XCTest of issues in the words in which they were reported, at their lines.
///
/// The reporter that it stands before cannot see on Linux that a test is running, and warns in every
/// failure that it may come from elsewhere.
struct TestCaseReporter: IssueReporter {
  /// Who takes what does not belong to a test case of XCTest.
  let next: [any IssueReporter]

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    if severity == .error, TestContext.current == .xcTest {
      return XCTFail(message() ?? "Issue reported", file: filePath, line: line)
    }
    let message = message()
    for reporter in next {
      reporter.reportIssue(
        message,
        severity: severity,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message()
    for reporter in next {
      reporter.expectIssue(
        message,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
#endif
