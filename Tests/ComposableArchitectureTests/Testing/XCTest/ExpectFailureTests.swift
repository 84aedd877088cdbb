#if !canImport(Darwin)
@testable import ComposableArchitecture
import Foundation
import Testing

/// Runs `ExpectFailureCases` in a process of their own, and checks the output of XCTest.
@Suite struct ExpectFailureTests {
  private struct Run: CustomDebugStringConvertible {
    var output = ""
    /// The names of the cases that passed and failed.
    var passed: Set<String> = []
    var failed: Set<String> = []
    var exitCode: Int32 = 0

    init() throws {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["ComposableArchitectureTests.ExpectFailureCases"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["EXPECT_FAILURE_CASES": "1"]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      exitCode = process.terminationStatus
      for result in output.matches(of: /Test Case 'ExpectFailureCases.(\w+)' (passed|failed)/) {
        if result.2 == "passed" {
          passed.insert(String(result.1))
        } else {
          failed.insert(String(result.1))
        }
      }
    }

    var debugDescription: String { output }

    /// The text without the spaces at the beginnings of lines.
    func contains(_ text: String) -> Bool {
      Self.trimmed(output).contains(Self.trimmed(text))
    }

    private static func trimmed(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
        .joined(separator: "\n")
    }
  }

  @Test func expectedFailuresPassAndOthersFail() throws {
    let run = try Run()
    #expect(run.exitCode == 1)
    #expect(run.passed.count == 11)
    #expect(run.passed.allSatisfy { $0.hasPrefix("testPasses") })
    #expect(run.failed.count == 10)
    #expect(run.failed.allSatisfy { $0.hasPrefix("testFails") })

    // An expected failure is printed.
    let told = [
      Issues.expectedFailure("Broken", reason: nil),
      Issues.expectedFailure(
        Issues.effectsRunningAtEnd([true]),
        reason: "The effect is not cancelled."
      ),
      Issues.skippedChanges(from: 0, to: 1),
      Issues.expectedFailureDidNotHappen(reason: "It should be broken."),
      Issues.testSupportIsNotLinked(),
    ]
    for text in told {
      #expect(run.contains(text))
    }

    // A missing failure is a failure, once.
    for text in ["Too early", "Own assertion", "Nobody expects this"] {
      #expect(run.output.components(separatedBy: text).count == 2)
    }
    #expect(run.output.components(separatedBy: "Too late").count == 3)
  }

  @Test func issueShowsAnExpectedFailure() {
    #expect(
      Issues.expectedFailure("Broken\nin two", reason: nil)
        == "Expected failure.\n\n  Broken\n  in two"
    )
    #expect(
      Issues.expectedFailure(nil, reason: "Known") == "Expected failure: Known\n\n  Issue reported"
    )
  }

  @Test func issueExplainsAFailureThatDidNotHappen() {
    #expect(
      Issues.expectedFailureDidNotHappen(reason: nil) == """
        The test expects a failure, and there was none.

        Only reported issues are expected failures. Failures of XCTest's own assertions are not.

        To fix this, remove 'XCTExpectFailure', or pass 'strict: false' if it fails only sometimes.
        """
    )
    #expect(
      Issues.expectedFailureDidNotHappen(reason: "Known") == """
        The test expects a failure, and there was none.

          Reason: Known

        Only reported issues are expected failures. Failures of XCTest's own assertions are not.

        To fix this, remove 'XCTExpectFailure', or pass 'strict: false' if it fails only sometimes.
        """
    )
  }

  @Test func issueExplainsACallOutsideOfXCTest() {
    #expect(
      Issues.expectedFailureOutsideOfXCTest() == """
        'XCTExpectFailure' was called while no test of XCTest was running.

        The expectation ends with its test, and there is no test.

        To fix this, call it in the test method of an 'XCTestCase'. Under Swift Testing use \
        'withKnownIssue'.
        """
    )
  }

  @Test func issueExplainsMissingTestSupport() {
    #expect(
      Issues.testSupportIsNotLinked() == """
        'XCTExpectFailure' cannot know when the test ends.

        XCTest on Linux has no expected failures. Their support is in a product that test targets link.

        To fix this, add 'ComposableArchitectureTestSupport' to the dependencies of the test \
        target.
        """
    )
  }

  @Test func xctExpectFailureRejectsSwiftTesting() async {
    let line: UInt = #line + 2
    let issues = await IssueRecorder.issues {
      XCTExpectFailure()
      XCTExpectFailure { #expect(Bool(true)) }
    }
    let text = Issues.expectedFailureOutsideOfXCTest()
    #expect(issues == [.init(message: text, line: line), .init(message: text, line: line + 1)])
  }
}
#endif
