#if !canImport(Darwin)
import ComposableArchitecture
import Foundation
import IssueReporting
import TestCaseObservation
import XCTest

/// Begins to observe the test cases of XCTest; called when the process has loaded this module.
@_cdecl("composable_architecture_observe_test_cases")
func observeTestCases() {
  let observer = TestCaseObserver()
  XCTestObservationCenter.shared.addTestObserver(observer)
  IssueReporters.current = [TestCaseReporter(next: IssueReporters.current)]
  RunningTestCase.atEnd = { action in
    guard let testCase = observer.current else { return false }
    testCase.addTeardownBlock { action() }
    return true
  }
}

/// Knows the test case that is running.
///
/// NB: `@unchecked Sendable` holds because `testCase` is behind a lock.
private final class TestCaseObserver: XCTestObservation, @unchecked Sendable {
  private let lock = NSLock()
  private var testCase: XCTestCase?

  var current: XCTestCase? {
    lock.withLock { testCase }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    lock.withLock { self.testCase = testCase }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.withLock { self.testCase = nil }
  }
}
#endif
