#if !canImport(Darwin)
internal import ConcurrencyExtras
internal import IssueReporting

/// Takes the issues of a stretch of a test as what they are: expected.
///
/// Before and after that it passes them on, so that none is lost.
final class ExpectedFailure: IssueReporter {
  private struct State {
    /// NB: it comes from a test, which runs it in one place at a time; so does the lock.
    let matches: UncheckedSendable<((XCTIssue) -> Bool)?>
    var isExpecting = true
    var hasFailed = false

    /// Whether an issue that is reported now is expected.
    mutating func expects(_ issue: XCTIssue) -> Bool {
      guard isExpecting, matches.value?(issue) ?? true else { return false }
      hasFailed = true
      return true
    }

    /// Ends the stretch, and returns whether nothing was reported in it.
    mutating func end() -> Bool {
      isExpecting = false
      return !hasFailed
    }
  }

  private let reason: String?
  private let isStrict: Bool
  private let location: SourceLocation
  private let next: [any IssueReporter]
  private let state: Locked<State>

  init(
    reason: String?,
    isStrict: Bool,
    matching matches: ((XCTIssue) -> Bool)?,
    at location: SourceLocation
  ) {
    self.reason = reason
    self.isStrict = isStrict
    self.location = location
    state = Locked(State(matches: UncheckedSendable(matches)))
    next = IssueReporters.current
  }

  /// Ends the stretch, and fails the test if it should have failed and did not.
  func end() {
    if IssueReporters.current.contains(where: { $0 as? ExpectedFailure === self }) {
      IssueReporters.current = next
    }
    guard state.withLock({ $0.end() }), isStrict else { return }
    location.report(Issues.expectedFailureDidNotHappen(reason: reason))
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message()
    let isExpected = state.withLock { $0.expects(XCTIssue(message: message)) }
    for reporter in next {
      if isExpected {
        reporter.expectIssue(
          Issues.expectedFailure(message, reason: reason),
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      } else {
        reporter.reportIssue(
          message,
          severity: severity,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    }
  }
}
#endif
