internal import ConcurrencyExtras
internal import IssueReporting

extension SourceLocation {
  /// Reports an issue at this location.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports a note at this location, which fails no test.
  ///
  /// NB: `withExpectedIssue` alone is not enough. Under XCTest it works on Apple's platforms only, and with replaced
  /// reporters it reports that no issue was recorded.
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

  /// Whether the running test library supports known issues.
  private static var canExpectIssues: Bool {
    #if canImport(Darwin)
    TestContext.current != nil
    #else
    TestContext.current?.isSwiftTesting == true
    #endif
  }
}
