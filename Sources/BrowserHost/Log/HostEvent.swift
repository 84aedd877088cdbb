/// An event that the server logs.
package enum HostEvent: Equatable, Sendable {
  case refusedRequest(RequestRefusal)
  case refusedTransfer(TransferRefusal)
  case refusedMessage(ClientMessageError)
  case refusedReport(SessionRefusal)
  case refusedResumption(ResumptionRefusal)
  /// The server has closed a connection.
  case closed(ConnectionClosure)
  /// There are as many sessions as there may be, or as much of what they need.
  case limit(SessionLimit)
  /// A page was opened at an address, and the app stayed on its first screen.
  case ignoredAddress(String)
  /// The app has sent pages to an address after a logout that may lead to a foreign site.
  case unsafeAddressAfterLogout(String)
  /// An event or an action kept all windows waiting.
  case busyMainActor(milliseconds: Int, with: String)
  /// Work has waited for the main actor for longer than the reported busy times explain.
  case lateMainActor(milliseconds: Int)
  /// The main actor does not answer, because of a reducer or a body if that is known.
  case silentMainActor(seconds: Int, in: String?)
  /// The store of kept sessions has failed, for a reason.
  case sessionsNotKept(String)
  /// Sessions are not saved, because the database does not answer.
  case sessionsWait(seconds: Int)
  /// Sessions are saved again.
  case sessionsGoOn(seconds: Int)
  /// A window began anew, because values of an earlier build could not be decoded.
  case unreadableValues([String])
  /// No key decrypts a session.
  case unknownSessionKey
  /// Another process has taken a session.
  case sessionTaken
  /// The files of the certificate were read again.
  case renewedCertificate
  /// The files of the certificate cannot be used, and the server keeps the one that it has.
  case keptCertificate(CertificateError)
  /// A login of a user has begun or ended.
  case login(LoginChange)
  /// The app, or a library, has reported an issue.
  case issue(String, file: String, line: UInt)

  /// Whether the server refused something, or closed a connection.
  var isRefusal: Bool {
    switch self {
    case .busyMainActor, .lateMainActor, .silentMainActor, .ignoredAddress, .issue, .login,
      .sessionsNotKept, .sessionsWait, .sessionsGoOn, .unreadableValues, .unknownSessionKey,
      .sessionTaken, .renewedCertificate,
      .keptCertificate:
      false
    default: true
    }
  }
}

/// The reason for which the server closes a connection.
package enum ConnectionClosure: Equatable, Sendable {
  /// A page sent a message before it had a session, or asked for a second session.
  case messageOutOfOrder
  case messageTooLarge(limit: Int)
  case messageNotText
  /// A message did not come as a whole in time.
  case partialMessage(within: Duration)
  case tooManyPartialBytes(limit: Int)
  case tooManyMessages(perSecond: Int)
  /// A session is resumed more often than it may be, or too many are from its address.
  case tooManyResumptions(perSecond: Int)
  case tooManyUnacknowledgedBytes(limit: Int)
  case tooManyConnections(limit: Int)
  /// An address opens connections faster than it may.
  case tooManyConnectionsASecond(limit: Int)
  /// A WebSocket did not begin its session in time.
  case noSession(within: Duration)
  case brokenConnection(String)
}

/// A limit of sessions that was reached.
package enum SessionLimit: Equatable, Sendable {
  case tooManySessions(limit: Int)
  /// There are as many sessions as there may be, and one with a page has ended for another address.
  case endedForOthers(limit: Int)
  case tooManySessionsOfBrowser(limit: Int)
  case tooManySessionsOfAddress(limit: Int)
  /// An address opens sessions faster than it may.
  case tooManySessionsASecond(limit: Int)
  /// The process has allocated more bytes than it should, and a session that waited for its page has ended.
  case tooMuchMemory(limit: Int)
  /// The process has allocated more bytes than it should, and no session waited that could end.
  case noMemory(limit: Int)
  /// The values of all kept sessions have too many bytes, and this session is kept no longer.
  case tooManyKeptBytes(limit: Int)
}

/// A change of the login of a user in a browser.
package enum LoginChange: Equatable, Sendable {
  /// It has a first window.
  case began
  /// The user has logged out.
  case ended
  /// Nobody has used it for long, or it has lasted for long enough.
  case expired
  /// The app has ended all windows of the user.
  case revoked
}

/// Why a page cannot resume the session that it asks for.
package enum ResumptionRefusal: Equatable, Sendable {
  /// No session has that id, or it has ended.
  case unknownSession
  /// Another browser opened the session, so the id was copied from there.
  case otherBrowser
  /// Another user opened the session, or the user's claims have changed.
  case otherUser
  /// The page lacks frames that are no longer kept.
  case missingFrames
}

/// Why a request of a browser was refused.
package enum RequestRefusal: Error, Equatable, Sendable {
  case foreignHost(String?)
  case foreignOrigin(String?, host: String)
  case wrongToken
  /// The server is for browsers on this machine, and a proxy or another machine has sent the request.
  case notOfThisMachine
  case unknownPath(String)
  case wrongMethod(String)
  case notAWebSocket
  /// A header is missing that each request has.
  case missingHeader(String)
  /// A header has a value that is not valid.
  case invalidHeader(String)
  /// It asks for another version of the WebSocket protocol.
  case wrongWebSocketVersion(String?)
  /// A header that must come once came more often.
  case repeatedHeader(String)
  /// Its path and headers are longer than the server accepts.
  case headTooLong(limit: Int)
  /// It is not HTTP.
  case unreadable
  /// It has a body, which only a request for a file may have.
  case unexpectedBody
  /// It came without TLS to a server that uses TLS.
  case notEncrypted
  /// A trusted proxy has passed on a report about the client that cannot be read.
  case invalidForwarding(header: String, value: String)
  /// A trusted proxy has passed on two kinds of reports about the client.
  case ambiguousForwarding
  /// The authentication of the app has refused it.
  case access(AccessRefusal)
}

extension RequestRefusal {
  /// Whether it is reported, unlike a redirect to a login, which each user gets.
  var isWorthALine: Bool {
    if case .access(.redirect) = self { false } else { true }
  }
}
