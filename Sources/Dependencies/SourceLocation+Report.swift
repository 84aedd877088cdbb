import ConcurrencyExtras
import IssueReporting

extension SourceLocation {
  /// Reports an issue here.
  func report(_ issue: String) {
    reportIssue(issue, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
