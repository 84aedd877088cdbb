package import NIOHTTP1

/// A request of a browser, for a page or for a WebSocket.
///
/// `RequestReader` makes it from what a connection has received. The scheme, the host and the address are those of the
/// connection, or those that a trusted proxy reports.
package struct IncomingRequest: Sendable {
  package enum Scheme: String, Sendable {
    case http, https
  }

  package let method: String
  /// The path below the base path of the server.
  ///
  /// It begins with a slash, or is empty for the base path itself.
  package let path: String
  /// The query with its mark, or an empty text.
  package let query: String
  /// The scheme that the browser uses.
  package let scheme: Scheme
  /// The host that the browser asks for, with its port if it names one.
  package let host: String?
  /// The network address of the client.
  package let clientAddress: String?
  /// Whether a trusted proxy has passed the request on, so that headers that only the proxy sets are believed.
  package let isFromTrustedProxy: Bool
  /// The browser, or `nil` before it has a name.
  package let browser: BrowserID?
  let headers: HTTPHeaders
  /// The cookies, of which the first one of a name counts.
  let cookies: [String: String]

  package init(
    method: String = "GET",
    path: String,
    query: String = "",
    scheme: Scheme = .http,
    host: String?,
    clientAddress: String? = nil,
    isFromTrustedProxy: Bool = false,
    browser: BrowserID? = nil,
    headers: HTTPHeaders = [:],
    cookies: [String: String] = [:]
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.scheme = scheme
    self.host = host
    self.clientAddress = clientAddress
    self.isFromTrustedProxy = isFromTrustedProxy
    self.browser = browser
    self.headers = headers
    self.cookies = cookies
  }

  /// The values of a header, one for each time that it came.
  package func values(of name: String) -> [String] { headers[name] }

  /// The value of a header that must not be repeated, because others might read another one of its values.
  package func onlyValue(of name: String) throws(RequestRefusal) -> String? {
    try headers.onlyValue(of: name)
  }

  /// The value of a query item that needs no decoding.
  package func queryValue(_ name: String) -> String? {
    let items = query.dropFirst().split(separator: "&")
    return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  var wantsLiveConnection: Bool {
    path == Routes.livePath && headers.contains(name: "Upgrade")
      && headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
  }

  /// Whether the request accepts HTML by name, as browsers do for a page alone.
  var acceptsPage: Bool {
    headers[canonicalForm: "Accept"].contains { $0.lowercased().hasPrefix("text/html") }
  }

  /// Whether the response may be compressed: the request accepts `gzip` by name, and not with a weight of zero.
  var acceptsGzip: Bool {
    headers[canonicalForm: "Accept-Encoding"].contains { encoding in
      let parts = encoding.filter { $0 != " " }.lowercased().split(separator: ";")
      return parts.first == "gzip" && !parts.contains(where: \.isWeightOfZero)
    }
  }
}

extension HTTPRequestHead {
  /// The host, which a request of HTTP/1.1 must name once.
  var onlyHost: String? {
    get throws(RequestRefusal) {
      let host = try headers.onlyValue(of: "Host")
      guard host != nil || version == .http1_0 else { throw .missingHeader("Host") }
      return host
    }
  }
}

extension HTTPHeaders {
  func onlyValue(of name: String) throws(RequestRefusal) -> String? {
    let values = self[name]
    guard values.count <= 1 else { throw .repeatedHeader(name) }
    return values.first
  }
}

extension Substring {
  /// Whether it is `q=0`, `q=0.0` or the like.
  fileprivate var isWeightOfZero: Bool {
    hasPrefix("q=0") && utf8.dropFirst(3).allSatisfy { "0.".utf8.contains($0) }
  }
}
