/// The endpoints of a client that a recording tells apart.
///
/// ``DependencyClient()`` declares a type of this kind inside of the client. It is not the client itself that conforms,
/// because a client inside of a function cannot have an extension.
/// The original library has no recordings.
public protocol RecordedEndpoints {
  /// The type with the endpoints.
  associatedtype RecordedClient

  /// The endpoints by their names.
  static var endpoints: [String: RecordedEndpoint] { get }

  /// Returns a client that asks a recorder at each call.
  ///
  /// - Parameters:
  ///   - client: The client.
  ///   - recorder: Answers the calls.
  /// - Returns: The client that asks the recorder.
  static func recorded(_ client: RecordedClient, by recorder: any EndpointRecorder)
    -> RecordedClient
}

/// The closure of an endpoint, as a test has to write it.
///
/// ``DependencyClient()`` expands to it.
/// The original library has no recordings.
public struct RecordedEndpoint: Sendable {
  /// The type of the result.
  ///
  /// A value that was written to a file is read as one of it. It is `Never` if the result cannot be copied: then no
  /// answer is recorded.
  public let result: Any.Type

  /// The number of parameters.
  public let parameterCount: Int

  /// Whether the endpoint is asynchronous.
  public let isAsync: Bool

  /// The type of the errors, which is `Never` if the endpoint cannot throw.
  public let failure: Any.Type

  /// Creates the description of an endpoint.
  ///
  /// - Parameters:
  ///   - result: The type of the result.
  ///   - parameterCount: The number of parameters.
  ///   - isAsync: Whether the endpoint is asynchronous.
  ///   - failure: The type of the errors, which is `Never` if the endpoint cannot throw.
  public init<Result, Failure: Error>(
    _ result: Result.Type,
    parameterCount: Int,
    isAsync: Bool,
    failure: Failure.Type
  ) {
    self.result = result
    self.parameterCount = parameterCount
    self.isAsync = isAsync
    self.failure = failure
  }

  /// Creates the description of an endpoint whose result cannot be copied.
  ///
  /// - Parameters:
  ///   - result: The type of the result.
  ///   - parameterCount: The number of parameters.
  ///   - isAsync: Whether the endpoint is asynchronous.
  ///   - failure: The type of the errors, which is `Never` if the endpoint cannot throw.
  @_disfavoredOverload
  public init<Result: ~Copyable, Failure: Error>(
    _ result: Result.Type,
    parameterCount: Int,
    isAsync: Bool,
    failure: Failure.Type
  ) {
    self.init(
      Never.self,
      parameterCount: parameterCount,
      isAsync: isAsync,
      failure: failure
    )
  }
}
