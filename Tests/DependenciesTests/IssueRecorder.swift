import Dependencies

/// Keeps the issues that an operation reports, and the lines at which it does.
struct IssueRecorder: IssueReporter {
  struct Entry: Equatable, Sendable {
    let text: String
    let fileID: String
    let line: UInt
  }

  private let recorded = LockIsolated<[Entry]>([])

  var entries: [Entry] { recorded.value }
  var issues: [String] { recorded.value.map(\.text) }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(text: message() ?? "", fileID: "\(fileID)", line: line)
    recorded.withValue { $0.append(entry) }
  }
}
