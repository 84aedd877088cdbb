import ConcurrencyExtras
import IssueReporting

/// Records the issues of an operation, with their lines.
struct IssueRecorder: IssueReporter {
  struct Issue: Equatable {
    let message: String
    let line: UInt
  }

  private let recorded = LockIsolated<[Issue]>([])
  private let expected = LockIsolated<[Issue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(message: message() ?? "", line: line)
    recorded.withValue { $0.append(issue) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let note = Issue(message: message() ?? "", line: line)
    expected.withValue { $0.append(note) }
  }

  var issues: [Issue] { recorded.value }

  /// The notes, which fail nothing.
  var notes: [Issue] { expected.value }

  /// The issues that an operation reports.
  @MainActor
  static func issues(during operation: @MainActor () async -> Void) async -> [Issue] {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) { await operation() }
    return recorder.issues
  }
}
