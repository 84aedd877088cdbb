/// A check that stops an app, and fails a test.
///
/// `@Dependency(\.assert)` and `@Dependency(\.precondition)` are of this kind.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition, which holds unless the code is wrong.
  ///   - message: The message if it does not hold.
  ///   - file: The file of the message.
  ///   - line: The line of the message.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition, which holds unless the code is wrong.
  ///   - message: The message if it does not hold.
  ///   - file: The file of the message.
  ///   - line: The line of the message.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}
