/// The name of a browser, which it keeps in a cookie that no script can read.
///
/// A session can be resumed only in the browser that opened it. An id of a session that was read from a log
/// or over a shoulder is worth nothing elsewhere.
package struct BrowserID: Hashable, Sendable, CustomStringConvertible {
  /// 64 lowercase hexadecimal digits.
  package let description: String

  private static let cookie = "live-browser"

  /// The browser of a request, by its cookies.
  package init?(cookies: [String]) {
    let pairs = cookies.flatMap { $0.split(separator: ";") }.map { $0.drop(while: \.isWhitespace) }
    guard let pair = pairs.first(where: { $0.hasPrefix(Self.cookie + "=") }),
      let token = SessionID(String(pair.dropFirst(Self.cookie.count + 1)))
    else { return nil }
    description = token.description
  }

  /// The header that names a browser that has no name yet.
  ///
  /// `Lax` has browsers send the cookie when a user follows a link from another site. Without it they would
  /// get another name, and lose their sessions. Browsers do not send it with requests that a page of another
  /// site makes by itself, such as a WebSocket, and ``RequestGuard`` refuses those.
  static func makeCookie() -> String {
    "\(cookie)=\(randomToken()); Path=/; HttpOnly; SameSite=Lax"
  }
}
