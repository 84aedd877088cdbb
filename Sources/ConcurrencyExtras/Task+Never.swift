extension Task where Failure == Never {
  /// Waits until the task is cancelled, then throws `CancellationError`.
  ///
  /// Use it for an operation of any type that is not to end on its own:
  ///
  /// ```swift
  /// let client = WeatherClient(forecast: { _ in try await Task.never() })
  /// ```
  public static func never() async throws -> Success {
    for await _ in AsyncStream<Success>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the task is cancelled, then throws `CancellationError`.
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}
