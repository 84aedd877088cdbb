/// Receives the calls of a client's endpoints.
///
/// A recording of a store has such a receiver, and so has a replay, which calls no endpoint and answers itself.
/// ``DependencyClient()`` expands to calls of it.
/// The original library has no recordings.
public protocol EndpointRecorder: Sendable {
  /// Answers a call of an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - body: Calls the endpoint.
  /// - Returns: The result of the endpoint, or one in its place.
  /// - Throws: The error of the endpoint, or one in its place.
  func answer<Result, Failure: Error>(
    _ endpoint: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Answers a call of an asynchronous endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - isolation: The actor of the caller.
  ///   - body: Calls the endpoint.
  /// - Returns: The result of the endpoint, or one in its place.
  /// - Throws: The error of the endpoint, or one in its place.
  func answer<Result, Failure: Error>(
    _ endpoint: String,
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result

  /// Answers a call of an endpoint whose result cannot be copied, and so is not recorded.
  ///
  /// A receiver without this function calls the endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - body: Calls the endpoint.
  /// - Returns: The result of the endpoint.
  /// - Throws: The error of the endpoint, or one in its place.
  @_disfavoredOverload
  func answer<Result: ~Copyable, Failure: Error>(
    _ endpoint: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Answers a call of an asynchronous endpoint whose result cannot be copied, and so is not recorded.
  ///
  /// A receiver without this function calls the endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - isolation: The actor of the caller.
  ///   - body: Calls the endpoint.
  /// - Returns: The result of the endpoint.
  /// - Throws: The error of the endpoint, or one in its place.
  @_disfavoredOverload
  func answer<Result: ~Copyable, Failure: Error>(
    _ endpoint: String,
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result
}

// The result of an endpoint that cannot be copied has only one owner, which is the caller.
extension EndpointRecorder {
  /// Calls an endpoint whose result cannot be copied, and is not recorded.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - body: Calls the endpoint.
  /// - Returns: The result of the endpoint.
  /// - Throws: The error of the endpoint.
  @_disfavoredOverload
  public func answer<Result: ~Copyable, Failure: Error>(
    _ endpoint: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }

  /// Calls an asynchronous endpoint whose result cannot be copied, and is not recorded.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - isolation: The actor of the caller.
  ///   - body: Calls the endpoint.
  /// - Returns: The result of the endpoint.
  /// - Throws: The error of the endpoint.
  @_disfavoredOverload
  public func answer<Result: ~Copyable, Failure: Error>(
    _ endpoint: String,
    isolation: isolated (any Actor)?,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await body()
  }
}
