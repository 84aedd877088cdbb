/// The name of a browser, which it keeps in a cookie that no script sees.
///
/// A session goes on in the browser alone in which it was opened: an id of a session that was read
/// from a log or over a shoulder is worth nothing elsewhere.
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
  /// Browsers send it along also where a person follows a link of another site: without it they would get
  /// another name then, and lose their sessions under the one before. For what a page of another site asks
  /// by itself, such as a WebSocket, they do not; and ``RequestGuard`` lets none of these in.
  static func makeCookie() -> String {
    "\(cookie)=\(randomToken()); Path=/; HttpOnly; SameSite=Lax"
  }
}
