/// A task is asleep on a test clock.
///
/// ``TestClock/checkSuspension()`` throws it.
public struct SuspensionError: Error, Equatable, Sendable {
  /// Creates the error.
  public init() {}
}
