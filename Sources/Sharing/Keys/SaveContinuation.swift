/// Receives the end of a save.
///
/// Resume it exactly once. A second call is ignored. A continuation that is released before it was resumed counts as
/// saved. Both report an issue.
public struct SaveContinuation: Sendable {
  private let callback: CheckedCallback<Never>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the saved value in issues.
  ///   - callback: Receives `nil` when the value is saved, or an error.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Never?, any Error>) -> Void
  ) {
    self.callback = CheckedCallback(
      "SaveContinuation",
      description: description,
      callback: callback
    )
  }

  /// Ends the save with success.
  public func resume() {
    callback(.success(nil))
  }

  /// Ends the save with an error.
  public func resume(throwing error: any Error) {
    callback(.failure(error))
  }

  /// Ends the save with success or with an error.
  public func resume(with result: Result<Void, any Error>) {
    callback(result.map { nil })
  }
}
