@_exported public import IssueRecording
import IssueReporting

extension IssueRecorder {
  struct Issue: Equatable {
    let message: String
    let line: UInt
  }

  var issues: [Issue] { entries.map(Issue.init) }

  /// The notes, which fail nothing.
  var notes: [Issue] { expectedEntries.map(Issue.init) }

  /// The issues that an operation reports.
  @MainActor
  static func issues(during operation: @MainActor () async -> Void) async -> [Issue] {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) { await operation() }
    return recorder.issues
  }
}

extension IssueRecorder.Issue {
  fileprivate init(_ entry: IssueRecorder.Entry) {
    self.init(message: entry.text, line: entry.line)
  }
}
