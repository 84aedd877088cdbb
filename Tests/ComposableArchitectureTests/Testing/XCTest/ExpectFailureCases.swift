#if !canImport(Darwin)
import ComposableArchitecture
import IssueReporting
import XCTest

/// Tests of which some fail: they run in a process of their own, which `ExpectFailureTests` starts.
final class ExpectFailureCases: XCTestCase {
  override func invokeTest() {
    guard ProcessInfo.processInfo.environment["EXPECT_FAILURE_CASES"] != nil else { return }
    super.invokeTest()
  }

  @MainActor
  private func makeStore() -> TestStore<Int, Bool> {
    TestStore(initialState: 0) {
      Reduce { state, isUp in
        state += isUp ? 1 : 0
        return .none
      }
    }
  }

  // MARK: - Until the end of the test

  @MainActor
  func testPassesWhenTheStoreComplains() async {
    XCTExpectFailure()
    await makeStore().send(true)
  }

  @MainActor
  func testPassesWhenTheStoreComplainsAtItsEnd() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, _ in .run { _ in await untilCancelled() } }
    }
    XCTExpectFailure("The effect is not cancelled.")
    await store.send(true)
  }

  func testPassesWhenSynchronous() {
    XCTExpectFailure()
    reportIssue("Broken")
  }

  @MainActor
  func testPassesWhenDetachedWorkComplains() async {
    XCTExpectFailure()
    await Task.detached { reportIssue("Broken") }.value
  }

  func testPassesWhenTheIssueMatches() {
    XCTExpectFailure { issue in
      let location = issue.sourceCodeContext.location
      return issue.compactDescription == "failed - Broken"
        && location?.fileURL.lastPathComponent == "ExpectFailureCases.swift"
        && location?.lineNumber == #line + 2
    }
    reportIssue("Broken")
  }

  func testPassesWhenTheMatcherReportsAnIssueItself() {
    XCTExpectFailure { issue in
      if issue.compactDescription == "failed - Broken" { reportIssue("Seen") }
      return true
    }
    reportIssue("Broken")
  }

  func testFailsForAnIssueThatDoesNotMatch() {
    XCTExpectFailure(strict: false) { $0.compactDescription == "failed - Broken" }
    reportIssue("Something else")
  }

  func testFailsBeforeTheCall() {
    reportIssue("Too early")
    XCTExpectFailure()
    reportIssue("Broken")
  }

  @MainActor
  func testFailsWithoutAFailure() async {
    XCTExpectFailure("It should be broken.")
    await makeStore().send(true) { $0 = 1 }
  }

  func testFailsForAnAssertionOfXCTest() {
    XCTExpectFailure(strict: false)
    XCTFail("Own assertion")
  }

  func testFailsInTheTestAfter() {
    reportIssue("Nobody expects this")
  }

  func testPassesWithoutAFailureIfNotStrict() {
    XCTExpectFailure(strict: false)
  }

  func testPassesWithoutAFailureIfNotEnabled() {
    XCTExpectFailure(enabled: false)
  }

  func testFailsIfNotEnabled() {
    XCTExpectFailure(enabled: false)
    reportIssue("Broken")
  }

  func testFailsWithoutTestSupport() {
    let atEnd = RunningTestCase.atEnd
    RunningTestCase.atEnd = nil
    defer { RunningTestCase.atEnd = atEnd }
    XCTExpectFailure()
  }

  // MARK: - For an operation

  func testPassesInABlock() throws {
    let result = XCTExpectFailure("Broken") {
      reportIssue("Broken")
      return 42
    }
    XCTAssertEqual(result, 42)
    XCTAssertThrowsError(
      try XCTExpectFailure(strict: false) { throw CancellationError() }
    )
  }

  func testFailsAfterABlock() {
    XCTExpectFailure { reportIssue("Broken") }
    reportIssue("Too late")
  }

  @MainActor
  func testFailsAfterABlockInATaskOfIt() async {
    let task = XCTExpectFailure(strict: false) {
      Task { @MainActor in reportIssue("Too late") }
    }
    await task.value
  }

  func testFailsWithoutAFailureInABlock() {
    XCTExpectFailure("It should be broken.") {}
    XCTExpectFailure(strict: false) {}
    XCTExpectFailure(enabled: false) {}
  }

  func testPassesInABlockInATestThatFails() {
    XCTExpectFailure()
    XCTExpectFailure { reportIssue("Broken") }
    reportIssue("Broken")
  }

  // MARK: - Notes

  @MainActor
  func testPassesWithNotes() async {
    let store = makeStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(true)
  }
}
#endif
