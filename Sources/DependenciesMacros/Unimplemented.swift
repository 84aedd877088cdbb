/// What an endpoint throws that nobody implemented.
///
/// An endpoint of a `@DependencyClient` that may throw does so, after it has reported an issue.
public struct Unimplemented: Error {
  let endpoint: String

  /// Creates the error of an endpoint.
  ///
  /// - Parameter endpoint: The name of the endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }
}

extension Unimplemented: CustomStringConvertible {
  public var description: String {
    "'\(endpoint)' is not implemented"
  }
}
