import ConcurrencyExtras
import IssueReporting

/// Reports an issue at a location, or in this file for operators, which do not know their location.
func report(_ message: String, at location: SourceLocation?) {
  guard let location else {
    reportIssue(message)
    return
  }
  reportIssue(
    message,
    fileID: location.fileID,
    filePath: location.filePath,
    line: location.line,
    column: location.column
  )
}
