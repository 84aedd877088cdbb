import BrowserHost
import Foundation
import IssueReporting
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LogIssueReporterTests {
  @Test func issuesOfAServedAppGoToItsLog() {
    let lines = RecordedLines()
    withIssueReporters([LogIssueReporter(log: HostLog { lines.append($0) })]) {
      reportIssue("It broke:\nRefused a request.\u{1B}[31m", fileID: "App/View.swift", line: 7)
    }
    // No line of a text passes for a line of the log.
    #expect(lines.all == ["App/View.swift:7: It broke:\n  Refused a request.?[31m"])
  }

  @Test func issuesDoNotWaitForAPipeThatNobodyReads() {
    let pipe = Pipe()
    let queue = LogQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, limit: 10)
    let log = HostLog(linesPerSecond: 1000) { queue.append($0) }
    // More than a pipe holds.
    let text = String(repeating: "x", count: 1000)
    withIssueReporters([LogIssueReporter(log: log)]) {
      for _ in 0..<1000 { reportIssue(text) }
    }
    #expect(log.count == 1000)
  }

  /// In a test the reporter stays, so that an issue of a served app fails the test.
  @Test func reporterOfATestStays() {
    withIssueReporters(IssueReporters.current) {
      LogIssueReporter.begin(log: HostLog { _ in })
      #expect(!IssueReporters.current.contains { $0 is LogIssueReporter })
    }
  }
}
