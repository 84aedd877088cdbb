/// What expecting failures in XCTest reports.
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
    Only issues that are reported are expected failures; those of XCTest's own assertions are not.

    To fix this, remove 'XCTExpectFailure', or pass 'strict: false' if it fails only sometimes.
    """
  }

  static func expectedFailureOutsideOfXCTest() -> String {
    """
    'XCTExpectFailure' was called where no test of XCTest is running.

    It ends with the test that expects the failure, and here is none.

    To fix this, call it in the test method of an 'XCTestCase'. Under Swift Testing use \
    'withKnownIssue'.
    """
  }

  static func testSupportIsNotLinked() -> String {
    """
    'XCTExpectFailure' cannot know when the test ends.

    XCTest on Linux has no expected failures. What they need of it is in a product that test targets \
    link.

    To fix this, add 'ComposableArchitectureTestSupport' to the dependencies of the test target.
    """
  }
}
