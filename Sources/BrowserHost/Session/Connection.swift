package import ViewValues

/// The connection to one page, as far as a session needs it.
package protocol Connection: AnyObject, Sendable {
  /// The time at which the request for the connection came.
  var beginning: ContinuousClock.Instant { get }
  /// The browser that shows the page, or `nil` if it has no name.
  var browser: BrowserID? { get }
  /// The origin of the page, such as `http://localhost:8080`, which the server has checked.
  var origin: String? { get }
  /// The path below which the app is served.
  var basePath: BasePath { get }
  /// The network address of the browser, if it is known. Behind a proxy that is not trusted it is that of the proxy.
  var address: String? { get }
  /// The request for the connection, with the headers and cookies that the app asked for.
  var request: PageRequest { get }
  /// The user, if the app has authentication.
  var user: WindowUser? { get }
  /// Keeps the connection when others need its place, because it has a session.
  func keep()
  /// Sends one frame. A connection that is closed already ignores it.
  func send(_ frame: [UInt8])
  /// Closes the connection after the frames that were sent before. A second call does nothing.
  func close(_ reason: CloseReason)
  /// Closes the connection at once if the page has left much unread, which is lost.
  func dropIfUnread()
}

extension Connection {
  /// The address as limits count it.
  var network: IPAddress? { address.flatMap { IPAddress($0) }?.network }
}

/// Why the server closes a connection.
///
/// The numbers are those of the WebSocket protocol.
package enum CloseReason: UInt16, Equatable, Sendable {
  /// The server or the page is going away.
  case goingAway = 1001
  /// The page broke a rule of the WebSocket protocol.
  case protocolError = 1002
  /// The page sent a binary message.
  case unsupportedData = 1003
  /// The page sent a message that is not UTF-8.
  case invalidText = 1007
  /// The page broke a rule: it sent too much, or in the wrong order.
  case policyViolation = 1008
  /// The page sent a message that was too long.
  case messageTooBig = 1009
}
