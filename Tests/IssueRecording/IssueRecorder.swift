import ConcurrencyExtras
package import IssueReporting

/// Records the issues that an operation reports, and their lines.
package struct IssueRecorder: IssueReporter {
  package struct Entry: Equatable, Sendable {
    package let text: String
    package let fileID: String
    package let line: UInt

    package init(text: String, fileID: String, line: UInt) {
      self.text = text
      self.fileID = fileID
      self.line = line
    }
  }

  private let recorded = LockIsolated<[Entry]>([])
  private let expected = LockIsolated<[Entry]>([])

  package init() {}

  package var entries: [Entry] { recorded.value }
  package var texts: [String] { entries.map(\.text) }

  /// The expected issues, which fail nothing.
  package var expectedEntries: [Entry] { expected.value }

  package func reportIssue(
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

  package func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(text: message() ?? "", fileID: "\(fileID)", line: line)
    expected.withValue { $0.append(entry) }
  }
}

/// Records what an operation reports.
package func issues(of operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.texts
}
