internal import ConcurrencyExtras
internal import IssueReporting

extension SourceLocation {
  /// Reports an issue at this place.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
