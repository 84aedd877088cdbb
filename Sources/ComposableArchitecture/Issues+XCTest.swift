/// The issues of expected failures in XCTest.
extension Issues {
  static func expectedFailure(_ message: String?, reason: String?) -> String {
    """
    Expected failure\(reason.map { ": \($0)" } ?? ".")

    \(indented(message ?? "Issue reported"))
    """
  }

  static func expectedFailureDidNotHappen(reason: String?) -> String {
    """
    The test expects a failure, and there was none.
    \(reason.map { "\n  Reason: \($0)\n" } ?? "")
    Only reported issues are expected failures. Failures of XCTest's own assertions are not.

    To fix this, remove 'XCTExpectFailure', or pass 'strict: false' if it fails only sometimes.
    """
  }

  static func expectedFailureOutsideOfXCTest() -> String {
    """
    'XCTExpectFailure' was called while no test of XCTest was running.

    The expectation ends with its test, and there is no test.

    To fix this, call it in the test method of an 'XCTestCase'. Under Swift Testing use \
    'withKnownIssue'.
    """
  }

  static func testSupportIsNotLinked() -> String {
    """
    'XCTExpectFailure' cannot know when the test ends.

    XCTest on Linux has no expected failures. Their support is in a product that test targets link.

    To fix this, add 'ComposableArchitectureTestSupport' to the dependencies of the test target.
    """
  }
}
