import ConcurrencyExtras
import IssueReporting

/// Reports an issue at a place, or in this file if an operator, which cannot know its place, was used.
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
