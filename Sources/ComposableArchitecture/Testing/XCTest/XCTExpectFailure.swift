#if !canImport(Darwin)
internal import ConcurrencyExtras
internal import IssueReporting

/// Expects the rest of an XCTest test to fail.
///
/// The test passes if there is a failure, and fails if there is none. The call marks a known fault, or proves that a
/// test tool reports a mistake:
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
/// It covers all issues that this library and its neighbors report from this call to the end of the test's body.
/// Each such issue is printed and fails no test. Failures of XCTest's own assertions still fail the test, because
/// XCTest offers no way to withdraw them.
///
/// The test target needs the product `ComposableArchitectureTestSupport`, which observes the end of a test. Without
/// it the call itself is a failure. Under Swift Testing use `withKnownIssue`.
///
/// Where we differ: on Apple's platforms this is XCTest's function. XCTest on Linux has none. If it gets one, that one
/// takes precedence. There is no parameter `options:`, because its type would clash with XCTest's.
///
/// - Parameters:
///   - failureReason: Why the test fails.
///   - enabled: Whether to expect a failure at all. Nil means true.
///   - strict: Whether the absence of a failure is a failure. Nil means true.
///   - issueMatcher: Returns whether an issue is expected. Other issues fail the test. Nil accepts all.
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
/// It covers the issues that the operation and its tasks report before the operation returns. See
/// ``XCTExpectFailure(_:enabled:strict:issueMatcher:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - failureReason: Why the operation fails.
///   - enabled: Whether to expect a failure at all. Nil means true.
///   - strict: Whether the absence of a failure is a failure. Nil means true.
///   - failingBlock: The operation.
///   - issueMatcher: Returns whether an issue is expected. Other issues fail the test. Nil accepts all.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The result of the operation.
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
