#if DEBUG
import ComposableArchitecture
import Foundation
import IssueRecording
import Testing

@testable import Inspector

@MainActor
struct IssueRecordingsTests {
  private let recorder = IssueRecorder()

  private func issues(
    keep: @escaping @MainActor @Sendable (_ issue: Int) -> [String] = { ["File \($0)."] }
  ) -> IssueRecordings {
    IssueRecordings(next: [recorder], wait: .seconds(60), keep: keep)
  }

  nonisolated private func report(_ message: String?, to issues: IssueRecordings, line: UInt) {
    issues.reportIssue(
      message,
      severity: .error,
      fileID: #fileID,
      filePath: #filePath,
      line: line,
      column: 1
    )
  }

  private func onAnotherThread(_ operation: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        operation()
        continuation.resume()
      }
    }
  }

  @Test func firstIssueOfEachPlaceNamesTheFiles() {
    let issues = issues()
    report("One", to: issues, line: 1)
    report("One again", to: issues, line: 1)
    report(nil, to: issues, line: 2)
    #expect(recorder.texts == ["One\n\nFile 1.", "One again", "File 2."])
    #expect(recorder.entries.map(\.line) == [1, 1, 2])
  }

  @Test func issueWithoutRecordedActionsIsPassedOn() {
    let issues = issues { _ in [] }
    report("One", to: issues, line: 1)
    #expect(recorder.texts == ["One"])
  }

  @Test func issueInTheWritingOfFilesIsPassedOn() {
    let outer = LockIsolated<IssueRecordings?>(nil)
    let issues = issues { [recorder] _ in
      outer.value?.reportIssue(
        "Inner",
        severity: .error,
        fileID: #fileID,
        filePath: #filePath,
        line: 2,
        column: 1
      )
      return ["Files after \(recorder.texts)."]
    }
    outer.setValue(issues)
    report("Outer", to: issues, line: 1)
    #expect(recorder.texts == ["Inner", "Outer\n\nFiles after [\"Inner\"]."])
  }

  @Test func issueOfAnotherThreadNamesTheFiles() async {
    let issues = issues()
    await onAnotherThread { report("Elsewhere", to: issues, line: 1) }
    #expect(recorder.texts == ["Elsewhere\n\nFile 1."])
  }

  @Test func issueOfAnotherThreadDoesNotWaitForABusyMainThread() {
    let issues = IssueRecordings(next: [recorder], wait: .milliseconds(1)) { ["File \($0)."] }
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      report("Elsewhere", to: issues, line: 1)
      end.signal()
    }
    end.wait()
    let text = "The last actions are in no file, because the main thread was busy."
    #expect(recorder.texts == ["Elsewhere\n\n\(text)"])
    report("Here", to: issues, line: 1)
    #expect(recorder.texts.last == "Here\n\nFile 1.")
  }

  @Test func laterPlacesNameNoFile() {
    let issues = issues()
    for line in 0...UInt(IssueRecordings.limit) { report(nil, to: issues, line: line) }
    #expect(recorder.texts.suffix(2) == ["File \(IssueRecordings.limit).", ""])
  }

  @Test func expectedIssueNamesNoFile() {
    issues().expectIssue("Known", fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    #expect(recorder.expectedEntries.map(\.text) == ["Known"])
  }
}
#endif
