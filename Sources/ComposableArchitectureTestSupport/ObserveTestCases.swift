#if !canImport(Darwin)
import ComposableArchitecture
import DependenciesTestSupport
import XCTest

/// Tells the architecture when test cases end; called when the process has loaded this module.
@_cdecl("composable_architecture_observe_test_cases")
func observeTestCases() {
  RunningTestCase.atEnd = { action in
    guard let testCase = TestCaseObserver.shared.current else { return false }
    testCase.addTeardownBlock { action() }
    return true
  }
}
#endif
