#if !canImport(Darwin)
import IssueReporting
import XCTest

/// Reports issues to XCTest with their own text, at their lines.
///
/// The default reporter does not find the running test on Linux. It adds a warning to each failure that it may belong
/// to other code.
struct TestCaseReporter: IssueReporter {
  /// The reporters of issues outside of a test case of XCTest.
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
