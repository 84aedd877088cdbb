/// Something that a server refused, or that went wrong on a connection.
package enum HostEvent: Equatable, Sendable {
  case refusedRequest(RequestRefusal)
  case refusedMessage(ClientMessageError)
  case refusedReport(SessionRefusal)
  case refusedResumption(ResumptionRefusal)
  /// A page said something before it had a session, or asked for a second one.
  case messageOutOfTurn
  case messageTooLarge(limit: Int)
  case messageNotText
  case tooManyMessages(perSecond: Int)
  case tooManySessions(limit: Int)
  case tooManyConnections(limit: Int)
  case brokenConnection(String)
}

/// Why a page does not go on with the session that it asks for.
package enum ResumptionRefusal: Equatable, Sendable {
  /// There is no session of that id, or not any more.
  case unknownSession
  /// The session was opened in another browser: whoever asks for it has the id from somewhere else.
  case otherBrowser
  /// The page lacks frames that are not kept any more.
  case missingFrames
}

/// Why a request of a browser was refused.
package enum RequestRefusal: Error, Equatable, Sendable {
  case foreignHost(String?)
  case foreignOrigin(String?, host: String)
  case wrongToken
  case unknownPath(String)
  case wrongMethod(String)
  case notAWebSocket
}
