#if !canImport(Darwin)
internal import ConcurrencyExtras
internal import IssueReporting

/// Reports the issues of a part of a test as expected.
///
/// Before and after that part it forwards all issues, so that none is lost.
final class ExpectedFailure: IssueReporter {
  private struct State {
    var isExpecting = true
    var hasFailed = false

    /// Records an expected issue, and returns whether issues are still expected.
    mutating func fail() -> Bool {
      guard isExpecting else { return false }
      hasFailed = true
      return true
    }

    /// Ends the expectation, and returns whether no issue was reported.
    mutating func end() -> Bool {
      isExpecting = false
      return !hasFailed
    }
  }

  private let reason: String?
  private let isStrict: Bool
  private let location: SourceLocation
  private let next: [any IssueReporter]
  /// Returns whether an issue is expected.
  ///
  /// NB: Unchecked, because the closure comes from a test and is called where the test reports an issue.
  private let matches: UncheckedSendable<((XCTIssue) -> Bool)?>
  private let state = Locked(State())

  init(
    reason: String?,
    isStrict: Bool,
    matching matches: ((XCTIssue) -> Bool)?,
    at location: SourceLocation
  ) {
    self.reason = reason
    self.isStrict = isStrict
    self.location = location
    self.matches = UncheckedSendable(matches)
    next = IssueReporters.current
  }

  /// Ends the expectation, and fails the test if an expected issue is missing.
  func end() {
    if IssueReporters.current.contains(where: { $0 as? ExpectedFailure === self }) {
      IssueReporters.current = next
    }
    guard state.withLock({ $0.end() }), isStrict else { return }
    location.report(Issues.expectedFailureDidNotHappen(reason: reason))
  }

  /// Records an issue, and returns whether it is expected now.
  private func expects(_ issue: XCTIssue) -> Bool {
    guard state.withLock({ $0.isExpecting }), matches.value?(issue) ?? true else { return false }
    return state.withLock { $0.fail() }
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
    let isExpected = expects(XCTIssue(message: message, filePath: filePath, line: line))
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
