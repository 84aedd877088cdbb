#if !canImport(Darwin)
internal import ConcurrencyExtras
internal import IssueReporting

/// Expects the rest of an XCTest test to fail: the test passes if it does, and fails if it does not.
///
/// It says that a known fault is known, or proves that a test tool complains:
///
/// ```swift
/// func testGettingAFact_Failure() async {
///   let store = TestStore(initialState: CounterFeature.State()) {
///     CounterFeature()
///   } withDependencies: {
///     $0.numberFact.fetch = { _ in throw Offline() }
///   }
///   XCTExpectFailure("Nobody handles the error yet.")
///
///   await store.send(.getFactButtonTapped) { $0.isLoadingFact = true }
/// }
/// ```
///
/// It covers everything that this library and its neighbours report, from this call until the body of
/// the test has ended: each such issue is printed and fails nothing. The failures of XCTest's own
/// assertions are not covered and fail the test, as XCTest leaves no way to take them back.
///
/// The test target needs the product `ComposableArchitectureTestSupport`, which knows when a test
/// ends. Without it the call itself is a failure. Under Swift Testing use `withKnownIssue`.
///
/// Where we differ: on Apple's platforms this is XCTest's. XCTest on Linux has no such function. Should
/// it get one, it takes precedence over this one, which is why there is no `options:` here either: its
/// type would clash.
///
/// - Parameters:
///   - failureReason: Why the test fails.
///   - enabled: Whether to expect a failure at all. It is true without a value.
///   - strict: Whether it is a failure if there is none. It is true without a value.
///   - issueMatcher: Tells which issues are expected. Others fail the test. All are without a value.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@_disfavoredOverload
public func XCTExpectFailure(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  guard enabled ?? true else { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard TestContext.current == .xcTest else {
    return location.report(Issues.expectedFailureOutsideOfXCTest())
  }
  let failure = ExpectedFailure(
    reason: failureReason,
    isStrict: strict ?? true,
    matching: issueMatcher,
    at: location
  )
  guard let atEnd = RunningTestCase.atEnd else {
    return location.report(Issues.testSupportIsNotLinked())
  }
  guard atEnd(failure.end) else {
    return location.report(Issues.expectedFailureOutsideOfXCTest())
  }
  IssueReporters.current = [failure]
}

/// Expects an operation in an XCTest test to fail.
///
/// ```swift
/// XCTExpectFailure("The clock is not controlled.") {
///   feature.start()
/// }
/// ```
///
/// It covers what is reported while the operation runs, and what the tasks that it starts report before
/// it returns; see ``XCTExpectFailure(_:enabled:strict:issueMatcher:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - failureReason: Why the operation fails.
///   - enabled: Whether to expect a failure at all. It is true without a value.
///   - strict: Whether it is a failure if there is none. It is true without a value.
///   - failingBlock: What to run.
///   - issueMatcher: Tells which issues are expected. Others fail the test. All are without a value.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
@_disfavoredOverload
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  guard enabled ?? true else { return try failingBlock() }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard TestContext.current == .xcTest else {
    location.report(Issues.expectedFailureOutsideOfXCTest())
    return try failingBlock()
  }
  let failure = ExpectedFailure(
    reason: failureReason,
    isStrict: strict ?? true,
    matching: issueMatcher,
    at: location
  )
  defer { failure.end() }
  return try withIssueReporters([failure], operation: failingBlock)
}
#endif
