import ConcurrencyExtras
import Foundation
import IssueReporting
import Testing

/// A failed call on a page.
protocol CallFailure: Error {
  var text: FailureText { get }
}

/// A call in a test, which reports its failure at its own line.
///
/// Swift Testing reports an error that a test throws at the line of the `@Test`. So the failure is
/// recorded here, at the line of the call. The thrown error is that of a failed `#require`, which
/// ends the test and is not recorded again.
package struct Call {
  private let location: ConcurrencyExtras.SourceLocation

  /// Whether the test wants the failure of a call that waits as an error.
  @TaskLocal static var failureIsAskedFor = false

  /// Whether the test wants the failure as an error, by `failure(of:)` or within an
  /// `#expect(throws:)`.
  // NB: Swift Testing has no API to find out whether an error is expected, so this searches the
  // call stack. A call that has waited is not on the stack.
  private static var failureIsExpected: Bool {
    failureIsAskedFor || Thread.callStackSymbols.contains { $0.contains("__checkClosureCall") }
  }

  /// The last part of what happened, if it is recorded.
  private let timeline: (@MainActor () -> String)?

  package init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    timeline: (@MainActor () -> String)? = nil
  ) {
    self.timeline = timeline
    location = .init(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The line of the call as the test has it.
  var sourceText: String? {
    let text = try? String(contentsOfFile: "\(location.filePath)", encoding: .utf8)
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { lines in
      let index = Int(location.line) - 1
      return lines.indices.contains(index) ? lines[index].trimmingCharacters(in: .whitespaces) : nil
    }
  }

  /// Runs code whose consequences point at the call, such as a dependency that the test has not overridden.
  func asStep<Value>(_ body: () throws -> Value) rethrows -> Value {
    try TestStep.$current.withValue(TestStep(at: location), operation: body)
  }

  /// Runs the body and reports its failure.
  func run<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try asStep(body) } catch let failure as any CallFailure { throw report(failure) }
  }

  /// Runs the body and reports its failure.
  package func run<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await TestStep.$current.withValue(TestStep(at: location), operation: body)
    } catch let failure as any CallFailure {
      throw report(failure)
    }
  }

  /// Reports a failure, and returns the error to throw.
  private func report(_ failure: any CallFailure) -> any Error {
    guard !Self.failureIsExpected else { return failure }
    guard Test.current != nil else {
      // Without a test nothing receives the issue, and the thrown error has all information.
      if TestContext.current == .xcTest { reportToXCTest(failure) }
      return failure
    }
    let place = Testing.SourceLocation(
      fileID: "\(location.fileID)",
      filePath: "\(location.filePath)",
      line: Int(location.line),
      column: Int(location.column)
    )
    let text = text(of: failure)
    if text.isCut, let page = text.page {
      Attachment.record(page, named: Issues.attachment, sourceLocation: place)
    }
    do {
      // Swift Testing prints the name of the constant before the text.
      let isAsExpected = false
      let comment = Comment(rawValue: text.text(rest: Issues.restIsAttached))
      try #require(isAsExpected, comment, sourceLocation: place)
      return failure
    } catch {
      return error
    }
  }

  /// The text of a failure with the timeline.
  ///
  /// Only calls on the main actor have one.
  private func text(of failure: any CallFailure) -> FailureText {
    var text = failure.text
    text.timeline = timeline.map { timeline in MainActor.assumeIsolated { timeline() } }
    return text
  }

  private func reportToXCTest(_ failure: any CallFailure) {
    reportIssue(
      text(of: failure).description,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
