/// Takes the changes that others make to the value of a key.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: (@Sendable (Bool) -> Void)?

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Is called with each new value, with `nil` for the initial value, or with an error.
  ///   - onLoading: Is called when a new value begins or ceases to be on its way.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: (@Sendable (Bool) -> Void)? = nil
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Hands over a new value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Says whether a new value is on its way, which the property's `isLoading` shows.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading?(isLoading)
  }

  /// Says that there is no value any more: the property has its initial value again.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Says that a new value could not be read, which the property's `loadError` shows.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Hands over a new value, `nil` for the initial value, or an error.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }
}
