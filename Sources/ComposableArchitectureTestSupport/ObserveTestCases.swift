#if !canImport(Darwin)
import ComposableArchitecture
import DependenciesTestSupport
import XCTest

/// Lets the architecture run code at the end of a test case.
///
/// The loader calls it when the process loads this module.
@_cdecl("composable_architecture_observe_test_cases")
func observeTestCases() {
  RunningTestCase.atEnd = { action in
    guard let testCase = TestCaseObserver.shared.current else { return false }
    testCase.addTeardownBlock { action() }
    return true
  }
}
#endif
