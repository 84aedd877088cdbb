import Foundation
import IssueReporting

/// Keeps the issues that an operation reports, and the lines at which it does.
final class IssueRecorder: IssueReporter, @unchecked Sendable {
  struct Entry: Equatable {
    let text: String
    let fileID: String
    let line: UInt
  }

  // Read and changed under the lock alone.
  private var recorded: [Entry] = []
  private let lock = NSLock()

  var entries: [Entry] { lock.withLock { recorded } }
  var issues: [String] { entries.map(\.text) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(text: message() ?? "", fileID: "\(fileID)", line: line)
    lock.withLock { recorded.append(entry) }
  }
}

/// Records what an operation reports.
func issues(of operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.issues
}
