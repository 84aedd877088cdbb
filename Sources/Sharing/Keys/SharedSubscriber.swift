/// Receives the changes of the value of a key from elsewhere.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: (@Sendable (Bool) -> Void)?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Receives each new value, `nil` for the initial value, or an error.
  ///   - onLoading: Receives whether a new value is being loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: (@Sendable (Bool) -> Void)? = nil
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Sends a new value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Sends whether a new value is being loaded: the property's `isLoading`.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading?(isLoading)
  }

  /// Sends the initial value, after the stored value was removed.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Sends the error of a failed read: the property's `loadError`.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Sends a new value, `nil` for the initial value, or an error.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }
}
