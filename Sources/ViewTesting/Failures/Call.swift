import ConcurrencyExtras
import Foundation
import IssueReporting
import Testing

/// A failure of what a test asked of a page.
protocol CallFailure: Error {
  var text: FailureText { get }
}

/// A call of a test, at whose line its failure is reported.
///
/// Swift Testing says of an error that a test throws that it was thrown, at the line of the `@Test`. So a
/// failure is recorded here, at the call, and what is thrown then is the error of a `#require` that failed,
/// which ends the test and is not recorded again.
package struct Call {
  private let location: ConcurrencyExtras.SourceLocation

  /// Whether the test has asked what fails in what it waits for.
  @TaskLocal static var failureIsAskedFor = false

  /// Whether the test wants the error itself: it asks what fails, or calls from within an `#expect(throws:)`.
  // NB: Swift Testing says of neither what it expects nor of an error whose line it is, so this asks the stack.
  // A call that has waited is on no stack.
  private static var failureIsExpected: Bool {
    failureIsAskedFor || Thread.callStackSymbols.contains { $0.contains("__checkClosureCall") }
  }

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    location = .init(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs what the test asked for.
  func run<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let failure as any CallFailure { throw report(failure) }
  }

  /// Runs what the test asked for.
  package func run<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async throws -> Value {
    do { return try await body() } catch let failure as any CallFailure { throw report(failure) }
  }

  /// Reports a failure, and returns what to throw.
  private func report(_ failure: any CallFailure) -> any Error {
    guard !Self.failureIsExpected else { return failure }
    guard Test.current != nil else {
      // Without a test nobody hears of an issue, and the error says it all.
      if TestContext.current == .xcTest { reportToXCTest(failure) }
      return failure
    }
    let place = Testing.SourceLocation(
      fileID: "\(location.fileID)",
      filePath: "\(location.filePath)",
      line: Int(location.line),
      column: Int(location.column)
    )
    let text = failure.text
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

  private func reportToXCTest(_ failure: any CallFailure) {
    reportIssue(
      failure.text.description,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
