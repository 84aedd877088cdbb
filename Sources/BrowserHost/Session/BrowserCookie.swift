import ConcurrencyExtras

/// The cookie in which a browser keeps its name.
///
/// The prefixes of its name have browsers accept it over TLS alone, and `__Host-` from this host alone. A page of a
/// neighboring host, or one without TLS, cannot plant it.
struct BrowserCookie {
  private let name: String
  private let attributes: String

  /// - Parameters:
  ///   - scheme: The scheme that the browser uses.
  ///   - basePath: The path below which the browser sends the cookie.
  init(scheme: IncomingRequest.Scheme, basePath: BasePath) {
    let isSecure = scheme == .https
    let prefix = isSecure ? (basePath == .root ? "__Host-" : "__Secure-") : ""
    name = prefix + "live-browser"
    let path = basePath == .root ? "/" : basePath.text
    // 'Lax' has browsers send the cookie when a user follows a link from another site. Without it they would get
    // another name, and lose their sessions. Browsers do not send it with requests that a page of another site makes
    // by itself, such as a WebSocket, and 'RequestGuard' refuses those.
    attributes = "Path=\(path); \(isSecure ? "Secure; " : "")HttpOnly; SameSite=Lax"
  }

  /// The browser of a request, by its cookies.
  func browser(in cookies: [String: String]) -> BrowserID? {
    cookies[name].flatMap { BrowserID($0) }
  }

  /// The header that names a browser that has no name yet.
  func makeHeader() -> String {
    "\(name)=\(randomToken()); \(attributes)"
  }
}
