/// The way to one page: what a session needs of a WebSocket.
package protocol Connection: AnyObject, Sendable {
  /// The browser that the page is in, unless it does not say.
  var browser: BrowserID? { get }
  /// Sends one frame. A connection that is closed already ignores it.
  func send(_ frame: [UInt8])
  /// Closes the connection after what was sent before. Closing twice is closing once.
  func close(_ reason: CloseReason)
}

/// Why the server closes a connection.
///
/// The numbers are those of the WebSocket protocol.
package enum CloseReason: UInt16, Equatable, Sendable {
  /// The server or the page is going away.
  case goingAway = 1001
  /// The page broke a rule of the WebSocket protocol.
  case protocolError = 1002
  /// The page sent something other than text.
  case unsupportedData = 1003
  /// The page broke a rule: it sent too often, or out of turn.
  case policyViolation = 1008
  /// The page sent a message with more bytes than it may have.
  case messageTooBig = 1009
}
