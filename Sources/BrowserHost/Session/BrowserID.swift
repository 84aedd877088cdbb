/// The name of a browser, which it keeps in a cookie that no script can read.
///
/// A session can be resumed only in the browser that opened it. An id of a session that was read from a log
/// or over a shoulder is worth nothing elsewhere.
package struct BrowserID: Hashable, Sendable, CustomStringConvertible {
  /// 64 lowercase hexadecimal digits.
  package let description: String

  package init?(_ text: String) {
    guard let token = SessionID(text) else { return nil }
    description = token.description
  }
}
