import ComposableArchitecture

/// Records issues that would fail a test or be printed by an app, so that a page can show them.
struct IssueRecorder: IssueReporter {
  struct Issue: Equatable, Sendable {
    let text: String
    let line: UInt
    /// Whether the issue fails a test.
    ///
    /// Others are notes.
    let isFailure: Bool
  }

  private let recorded = LockIsolated<[Issue]>([])

  /// The issues that an operation and its effects report.
  @MainActor
  static func issues(during operation: @MainActor () async -> Void) async -> [Issue] {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) { await operation() }
    return recorder.recorded.value
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(text: message() ?? "", line: line, isFailure: true)
    recorded.withValue { $0.append(issue) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let note = Issue(text: message() ?? "", line: line, isFailure: false)
    recorded.withValue { $0.append(note) }
  }
}
