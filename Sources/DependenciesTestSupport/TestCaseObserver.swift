#if !canImport(Darwin)
import Dependencies
import IssueReporting
package import XCTest

/// Begins to observe the test cases of XCTest, when the process loads this module.
@_cdecl("dependencies_observe_test_cases")
func observeTestCases() {
  XCTestObservationCenter.shared.addTestObserver(TestCaseObserver.shared)
  IssueReporters.current = [TestCaseReporter(next: IssueReporters.current)]
}

/// Observes the running test case of XCTest, and gives each its own dependencies.
///
/// NB: `@unchecked Sendable` holds because `testCase` is behind a lock.
package final class TestCaseObserver: XCTestObservation, @unchecked Sendable {
  /// The observer of this process.
  package static let shared = TestCaseObserver()

  private let lock = NSLock()
  private var testCase: XCTestCase?

  /// The running test case.
  package var current: XCTestCase? {
    lock.withLock { testCase }
  }

  package func testCaseWillStart(_ testCase: XCTestCase) {
    lock.withLock { self.testCase = testCase }
    DependencyValues.resetDefaults()
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.withLock { self.testCase = nil }
  }
}
#endif
