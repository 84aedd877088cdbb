package import NIOCore
package import NIOHTTP1

/// Makes the value for a request from its head.
package struct RequestReader: Sendable {
  private let site: Site
  private let scheme: IncomingRequest.Scheme

  /// - Parameters:
  ///   - site: How browsers reach the server.
  ///   - isEncrypted: Whether the server itself uses TLS.
  package init(site: Site, isEncrypted: Bool) {
    self.site = site
    scheme = isEncrypted ? .https : .http
  }

  /// Reads a request that a connection from an address has received.
  package func read(
    _ head: HTTPRequestHead,
    from peer: SocketAddress?
  ) throws(RequestRefusal) -> IncomingRequest {
    let source = try source(of: head, from: peer.flatMap(IPAddress.init))
    let path = head.uri.prefix { $0 != "?" }
    guard let rest = site.basePath.rest(of: path) else { throw .unknownPath(String(path)) }
    let cookie = BrowserCookie(scheme: source.scheme, basePath: site.basePath)
    let cookies = head.headers.cookies
    return IncomingRequest(
      method: head.method.rawValue,
      path: rest,
      query: String(head.uri[path.endIndex...]),
      scheme: source.scheme,
      host: source.host,
      clientAddress: source.address?.description,
      isFromTrustedProxy: source.isTrustedProxy,
      browser: cookie.browser(in: cookies),
      headers: head.headers,
      cookies: cookies
    )
  }

  private func source(
    of head: HTTPRequestHead,
    from peer: IPAddress?
  ) throws(RequestRefusal) -> RequestSource {
    var source = RequestSource(
      scheme: scheme,
      host: try head.onlyHost,
      address: peer,
      isTrustedProxy: site.trusts(peer)
    )
    if source.isTrustedProxy, let peer {
      let report = try ForwardedReport(head.headers, from: peer, trusting: site)
      source.scheme = report.scheme ?? source.scheme
      source.host = report.host ?? source.host
      source.address = report.address
    }
    return source
  }
}

/// Where a request comes from.
struct RequestSource {
  var scheme: IncomingRequest.Scheme
  var host: String?
  var address: IPAddress?
  var isTrustedProxy: Bool
}
