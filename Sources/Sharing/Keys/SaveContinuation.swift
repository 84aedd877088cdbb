/// Is told when a key has saved a value.
///
/// It must be resumed exactly once. A second time is ignored, and one that is let go without counts as
/// saved; both report an issue.
public struct SaveContinuation: Sendable {
  private let callback: OneShot<Never>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the saved value in issues.
  ///   - callback: Is called with `nil` when the value is saved, or with an error.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Never?, any Error>) -> Void
  ) {
    self.callback = OneShot("SaveContinuation", description: description, callback: callback)
  }

  /// Says that the value is saved.
  public func resume() {
    callback(.success(nil))
  }

  /// Says that the value could not be saved.
  public func resume(throwing error: any Error) {
    callback(.failure(error))
  }

  /// Says that the value is saved, or why it is not.
  public func resume(with result: Result<Void, any Error>) {
    callback(result.map { nil })
  }
}
