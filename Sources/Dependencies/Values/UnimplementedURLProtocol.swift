import ConcurrencyExtras
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers every request of a test with an issue and an error.
final class UnimplementedURLProtocol: URLProtocol {
  /// Reports the issue, as the last function that is called in the task of the test.
  override class func canInit(with request: URLRequest) -> Bool {
    SourceLocation.reportInTest(
      Issues.unimplementedRequest(
        method: request.httpMethod ?? "GET",
        url: request.url?.absoluteString ?? ""
      )
    )
    return true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
  }

  override func stopLoading() {}
}
