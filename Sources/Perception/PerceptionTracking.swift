internal import Observation

/// Runs a closure, and calls another one before the first change of a property that the first one read.
///
/// It is `withObservationTracking` under its name on systems without Observation.
///
/// - Parameters:
///   - apply: Reads properties.
///   - onChange: Called before the first change of one of them.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
