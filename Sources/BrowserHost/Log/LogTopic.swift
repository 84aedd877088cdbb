/// A topic of lines in the log.
///
/// Strangers can cause lines about requests, and pages those about themselves. They use up no line about another topic.
/// So a line that an operator must not miss has a topic that is not about what anyone can cause.
enum LogTopic: CaseIterable {
  /// Requests and connections that anyone can make.
  case requests
  /// Names and passwords that are wrong.
  case logins
  /// Addresses that have sent too many wrong passwords, and must wait.
  case attempts
  /// Users who have no access.
  case access
  /// Users whom the app could not check.
  case authentication
  /// Users who have come or gone.
  case users
  /// Pages with a session, or without room for one.
  case pages
  /// Pages that know a session of another browser or user.
  case resumptions
  /// Files that are refused.
  case files
  /// Files that cannot be stored.
  case storage
  /// The limits for all pages together.
  case capacity
  /// The memory of the process.
  case memory
  /// The sessions that are kept.
  case sessions
  /// The work of the app.
  case operation
  /// Issues that the app or a library has reported.
  case issues
}

extension HostEvent {
  var topic: LogTopic {
    switch self {
    case .refusedRequest(.access(let refusal)): refusal.topic
    case .refusedTransfer(.notStored): .storage
    case .refusedTransfer: .files
    case .unsafeAddressAfterLogout: .access
    case .closed(let reason): reason.topic
    case .limit(let limit): limit.topic
    case .refusedRequest: .requests
    case .busyMainActor, .lateMainActor, .silentMainActor, .renewedCertificate, .keptCertificate:
      .operation
    case .sessionsNotKept, .sessionsWait, .sessionsGoOn, .unreadableValues, .unknownSessionKey,
      .sessionTaken:
      .sessions
    case .issue: .issues
    case .login: .users
    case .refusedResumption(.otherBrowser), .refusedResumption(.otherUser): .resumptions
    case .refusedMessage, .refusedReport, .refusedResumption, .ignoredAddress: .pages
    }
  }
}

extension ConnectionClosure {
  fileprivate var topic: LogTopic {
    switch self {
    case .tooManyConnections, .tooManyConnectionsASecond, .noSession, .brokenConnection: .requests
    case .tooManyUnacknowledgedBytes: .capacity
    case .messageOutOfOrder, .messageTooLarge, .messageNotText, .partialMessage,
      .tooManyPartialBytes, .tooManyMessages, .tooManyResumptions:
      .pages
    }
  }
}

extension SessionLimit {
  fileprivate var topic: LogTopic {
    switch self {
    case .tooMuchMemory, .noMemory: .memory
    case .tooManySessions, .endedForOthers, .tooManyKeptBytes: .capacity
    case .tooManySessionsOfBrowser, .tooManySessionsOfAddress, .tooManySessionsASecond: .pages
    }
  }
}

extension AccessRefusal {
  fileprivate var topic: LogTopic {
    switch self {
    case .unauthorized: .requests
    case .wrongCredentials: .logins
    case .endedLogin: .users
    case .tooManyAttempts: .attempts
    case .forbidden, .redirect, .unsafeRedirect, .invalidUser: .access
    case .failed, .late: .authentication
    }
  }
}
