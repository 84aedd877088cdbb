/// A failure that stops an app, and fails a test.
///
/// `@Dependency(\.assertionFailure)` is of this kind.
public protocol AssertionFailureEffect: Sendable {
  /// Fails.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - file: The file to say it of.
  ///   - line: The line to say it of.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionFailureEffect {
  /// Fails.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - file: The file to say it of.
  ///   - line: The line to say it of.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}
