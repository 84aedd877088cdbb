internal import Observation

/// Runs a closure and calls another one when a property that the first one read is about to change.
///
/// It is `withObservationTracking` under the name that it has where Observation is not available: the
/// change is told once.
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
