public import Foundation

/// The HTTP request that opened a window.
///
/// A view reads it as `@Environment(\.pageRequest)`, and a feature as `@Dependency(\.pageRequest)`:
///
/// ```swift
/// @Dependency(\.pageRequest) var request
///
/// state.showsBanner = request.queryItems.contains { $0.name == "campaign" }
/// ```
///
/// A window has the headers and cookies that the app asked for, and no others. An app that has not asked has none. A
/// test makes a value of its own. The value of a window never changes: a page that is loaded anew shows the same
/// window.
///
/// Everything in it comes from the browser, which may send anything. Only ``clientAddress``, ``host``, ``scheme`` and
/// ``isFromTrustedProxy`` have been checked by the server.
public struct PageRequest: Hashable, Sendable {
  /// `http` or `https`, as the browser sees it.
  public var scheme: String
  /// The host with its port, such as `example.com` or `localhost:8080`.
  public var host: String
  /// The path of the page, such as `/trips/7`.
  public var path: String
  /// The query without its mark, or an empty text.
  public var query: String
  /// The network address of the browser, such as `192.0.2.7`, if it is known.
  ///
  /// Behind a proxy that the server trusts, it is the address that the proxy has reported.
  public var clientAddress: String?
  /// The languages that the user prefers, such as `["de-AT", "en"]`, the preferred one first.
  public var languages: [String]
  /// The cookies by their names.
  public var cookies: [String: String]
  /// Whether the request came from a proxy that the server trusts.
  public var isFromTrustedProxy: Bool
  /// Whether a proxy has passed the request on, which the server need not trust.
  package var isPassedOn = false
  /// The headers by their names in lowercase.
  private var headers: [String: String]

  /// Creates a request, such as that of a test.
  ///
  /// - Parameters:
  ///   - scheme: `http` or `https`.
  ///   - host: The host with its port.
  ///   - path: The path of the page.
  ///   - query: The query without its mark.
  ///   - clientAddress: The network address of the browser.
  ///   - languages: The languages that the user prefers.
  ///   - headers: The headers by their names, in which the case does not count.
  ///   - cookies: The cookies by their names.
  ///   - isFromTrustedProxy: Whether the request came from a proxy that the server trusts.
  public init(
    scheme: String = "http",
    host: String = "localhost",
    path: String = "/",
    query: String = "",
    clientAddress: String? = nil,
    languages: [String] = [],
    headers: [String: String] = [:],
    cookies: [String: String] = [:],
    isFromTrustedProxy: Bool = false
  ) {
    self.scheme = scheme
    self.host = host
    self.path = path
    self.query = query
    self.clientAddress = clientAddress
    self.languages = languages
    self.cookies = cookies
    self.isFromTrustedProxy = isFromTrustedProxy
    self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }) { first, _ in first }
  }

  /// The value of a header.
  ///
  /// A header that came more than once is missing, because others may have read another one of its values.
  ///
  /// - Parameter name: The name of the header, in which the case does not count.
  /// - Returns: The value, or `nil` if the request does not have it.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }

  /// The items of the query, decoded.
  public var queryItems: [URLQueryItem] {
    // NB: 'URLComponents.percentEncodedQuery' traps on a query that is not encoded correctly.
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = parts.map { $0.removingPercentEncoding ?? String($0) }
      return URLQueryItem(name: texts[0], value: texts.count > 1 ? texts[1] : nil)
    }
  }

  /// The whole address, or `nil` if its parts do not make one.
  public var url: URL? {
    URL(string: "\(scheme)://\(host)\(path)\(query.isEmpty ? "" : "?" + query)")
  }

  /// The request with some of its headers and cookies, and without the others.
  package func keeping(headers names: Set<String>, cookies: Set<String>) -> Self {
    let names = Set(names.map { $0.lowercased() })
    var request = self
    request.headers = headers.filter { names.contains($0.key) }
    request.cookies = self.cookies.filter { cookies.contains($0.key) }
    return request
  }
}
