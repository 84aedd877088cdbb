/// A failure that stops an app, and fails a test.
///
/// `@Dependency(\.assertionFailure)` is of this kind.
public protocol AssertionFailureEffect: Sendable {
  /// Fails.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - file: The file of the message.
  ///   - line: The line of the message.
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
  ///   - message: The message.
  ///   - file: The file of the message.
  ///   - line: The line of the message.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}
