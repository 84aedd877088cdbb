/// A check that stops an app, and fails a test.
///
/// `@Dependency(\.assert)` and `@Dependency(\.precondition)` are of this kind.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What ought to hold.
  ///   - message: What to say if it does not.
  ///   - file: The file to say it of.
  ///   - line: The line to say it of.
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
  ///   - condition: What ought to hold.
  ///   - message: What to say if it does not.
  ///   - file: The file to say it of.
  ///   - line: The line to say it of.
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
