#if canImport(FoundationNetworking)
public import FoundationNetworking
#else
public import Foundation
#endif

extension DependencyValues {
  /// The session for requests to servers.
  ///
  /// ```swift
  /// @Dependency(\.urlSession) var urlSession
  ///
  /// let (data, _) = try await urlSession.data(from: url)
  /// ```
  ///
  /// In a test each request reports an issue and fails. Override the dependency that makes the request, or set a
  /// session whose `URLProtocol` answers.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }

  static var testValue: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    return URLSession(configuration: configuration)
  }
}
