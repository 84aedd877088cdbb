/// Receives the value that a key has loaded.
///
/// Resume it exactly once. A second call is ignored. A continuation that is released before it was resumed resumes with
/// the initial value. Both report an issue.
public struct LoadContinuation<Value>: Sendable {
  private let callback: CheckedCallback<Value>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the loaded value in issues.
  ///   - callback: Receives the value, with `nil` for the initial value, or with an error.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    self.callback = CheckedCallback(
      "LoadContinuation",
      description: description,
      callback: callback
    )
  }

  /// Ends loading with a value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Ends loading with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Ends loading without a value: the property has its initial value.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Ends loading with a value, with `nil` for the initial value, or with an error.
  public func resume(with result: Result<Value?, any Error>) {
    callback(result)
  }
}
