internal import ConcurrencyExtras
internal import IssueReporting

extension SourceLocation {
  /// Reports an issue at this place.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Tells something about this place that fails no test.
  ///
  /// NB: `withExpectedIssue` alone does not do it: under XCTest it works on Apple's platforms only,
  /// and where a test replaced the reporters it complains that nothing was recorded.
  func note(_ message: String) {
    for reporter in IssueReporters.current {
      guard reporter is _DefaultReporter, Self.canExpectIssues else {
        reporter.expectIssue(
          message,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        continue
      }
      withIssueReporters([reporter]) {
        withExpectedIssue(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        ) {
          report(message)
        }
      }
    }
  }

  /// Whether the running test library has known issues.
  private static var canExpectIssues: Bool {
    #if canImport(Darwin)
    TestContext.current != nil
    #else
    TestContext.current?.isSwiftTesting == true
    #endif
  }
}
