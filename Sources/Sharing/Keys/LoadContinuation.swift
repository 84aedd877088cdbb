/// Takes the value that a key has loaded.
///
/// It must be resumed exactly once. A second time is ignored, and one that is let go without is
/// resumed with the initial value; both report an issue.
public struct LoadContinuation<Value>: Sendable {
  private let callback: OneShot<Value>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the loaded value in issues.
  ///   - callback: Is called with the value, with `nil` for the initial value, or with an error.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    self.callback = OneShot("LoadContinuation", description: description, callback: callback)
  }

  /// Ends loading with a value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Ends loading with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Ends loading where there is no value yet: the property has its initial value.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Ends loading with a value, with `nil` for the initial value, or with an error.
  public func resume(with result: Result<Value?, any Error>) {
    callback(result)
  }
}
