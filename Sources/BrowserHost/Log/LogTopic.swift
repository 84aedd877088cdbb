/// A topic of lines in the log.
///
/// Strangers can cause lines about requests, and pages those about themselves. They use up no line about another topic.
enum LogTopic: CaseIterable {
  /// Requests and connections that anyone can make.
  case requests
  /// Users who could not be let in.
  case logins
  /// Users who have come or gone.
  case users
  /// Pages with a session, or without room for one.
  case pages
  /// The work of the app, and its memory.
  case operation
  /// Issues that the app or a library has reported.
  case issues
}

extension HostEvent {
  var topic: LogTopic {
    switch self {
    case .refusedRequest(.access), .unsafeAddressAfterLogout: .logins
    case .refusedRequest, .tooManyConnections, .tooManyConnectionsASecond, .noSession,
      .brokenConnection:
      .requests
    case .busyMainActor, .tooMuchMemory, .noMemory: .operation
    case .issue: .issues
    case .login: .users
    case .refusedTransfer, .refusedMessage, .refusedReport, .refusedResumption, .messageOutOfOrder,
      .messageTooLarge, .messageNotText, .ignoredAddress, .tooManyMessages, .tooManySessions,
      .tooManySessionsOfBrowser, .tooManySessionsOfAddress, .tooManySessionsASecond, .tooManyUnacknowledgedBytes:
      .pages
    }
  }
}
