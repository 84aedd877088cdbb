import ViewCore
import ViewValues

/// Sessions that an earlier process has saved.
extension SessionRegistry {
  /// Has a keeper save the sessions.
  func follow(_ keeper: SessionKeeper) {
    keeper.find = { [unowned self] in sessions[$0] }
    keeper.onLoss = { [unowned self] session, reason in
      log.report(.sessionTaken, of: session.source)
      let connection = session.connection
      end(session, isKept: true)
      if let connection { turnAway(connection, reason) }
    }
    keeper.onExcess = { [unowned self] session in
      log.report(.limit(.tooManyKeptBytes(limit: limits.keptValueBytesInAll)), of: session.source)
      session.stopKeeping()
    }
    keeper.onFailure = { [unowned self] in
      for session in sessions.values { session.stopKeeping() }
    }
  }

  /// How a session is kept, if it is.
  func keeping(of id: SessionID, from former: KeptSession?) -> SessionKeeping? {
    guard let keeper, keeper.isWorking else { return nil }
    return SessionKeeping(
      WindowValues(keeping: former?.values ?? [:]),
      savedEvent: former?.lastEvent,
      firstFrame: former == nil ? 0 : keeper.firstFrame()
    ) { [weak keeper] in
      keeper?.noteChange(of: id)
    }
  }

  /// Forgets the sessions of a login that no process runs.
  func forgetKeptSessions(of login: LoginID) {
    // A session without a browser is not kept.
    guard let browser = login.browser else { return }
    keeper?.removeSessions(ofUser: login.user, in: browser)
  }

  /// Makes a session anew that an earlier process has saved.
  ///
  /// It is found beside the main actor, so the page may be gone by then.
  func restore(
    _ id: SessionID,
    _ request: RestorationRequest?,
    for connection: any Connection,
    numbered number: Int
  ) {
    guard let keeper, let request else { return refuse(connection, .unknownSession) }
    guard let browser = connection.browser else { return refuse(connection, .otherBrowser) }
    guard resumptions.takeSearch(from: connection.network, at: now()) else {
      log.report(
        .closed(.tooManyResumptions(perSecond: limits.sessionsPerSecond)),
        of: connection.source
      )
      return close(connection, .policyViolation)
    }
    restoring.insert(ObjectIdentifier(connection))
    let claim = SessionClaim(
      id: id,
      browser: browser,
      user: connection.user,
      network: connection.network,
      savedEvent: request.saved
    )
    let isWaiting: @MainActor @Sendable () -> Bool = { [weak self] in
      self?.restoring.contains(ObjectIdentifier(connection)) == true
    }
    keeper.take(claim, while: isWaiting) { [weak self] finding in
      guard let self, restoring.remove(ObjectIdentifier(connection)) != nil else { return }
      finishRestoring(id, request, finding, for: connection, numbered: number)
    }
  }

  /// Shows a session to a page that has come back.
  func goOn(with session: Session, received: Int, on connection: any Connection) {
    if let previous = session.connection { replace(previous) }
    if session.canResume(received: received) {
      attach(session, to: connection, received: received)
    } else {
      take(session, for: connection)
      session.reopen(connection)
      if let notice { connection.send(notice) }
    }
  }

  /// Shows a session to a page that has no frame of it, if this process still owns it.
  ///
  /// Another process may have run it while this one was paused. The events of the page have other numbers there. So the
  /// page would drop some that only the old session here has handled, or do some twice.
  func confirm(
    _ session: Session,
    _ request: RestorationRequest,
    received: Int,
    for connection: any Connection,
    numbered number: Int
  ) {
    guard let keeper else { return goOn(with: session, received: received, on: connection) }
    restoring.insert(ObjectIdentifier(connection))
    keeper.confirm(session.id) { [weak self] isOwner in
      guard let self, restoring.remove(ObjectIdentifier(connection)) != nil else { return }
      guard isOwner, sessions[session.id] === session else {
        return restore(session.id, request, for: connection, numbered: number)
      }
      goOn(with: session, received: received, on: connection)
    }
  }

  /// Makes a session anew that another process has run while this one was paused.
  ///
  /// The page knows of saved events that the session here has not handled.
  func restoreLost(
    _ session: Session,
    _ request: RestorationRequest?,
    for connection: any Connection,
    numbered number: Int
  ) {
    keeper?.lose(session)
    restore(session.id, request, for: connection, numbered: number)
  }

  private func finishRestoring(
    _ id: SessionID,
    _ request: RestorationRequest,
    _ finding: SessionSearch.Finding,
    for connection: any Connection,
    numbered number: Int
  ) {
    // Another connection of the page may have been faster.
    guard sessions[id] == nil else {
      return resume(id, received: 0, request, on: connection, numbered: number)
    }
    switch finding {
    case .found(let former):
      guard let session = begin(id, for: connection, request.setting, from: former) else { return }
      session.lastConnection = number
      attach(session, to: connection, received: 0)
    // The page tries again.
    case .owned: close(connection, .goingAway)
    case .refused(let refusal): refuse(connection, refusal)
    }
  }
}

extension ClientMessage {
  /// The message, with what the server itself knows about its page.
  func completed(by connection: any Connection) -> ClientMessage {
    switch self {
    case .hello(let setting): return .hello(setting.completed(by: connection))
    case .resume(let id, let received, let number, .some(var request)):
      request.setting = request.setting.completed(by: connection)
      return .resume(session: id, received: received, connection: number, request)
    default: return self
    }
  }
}

extension PageSetting {
  /// The setting of a window with values that are kept.
  ///
  /// Kept screens are those that the user saw last, and the address of the page is that of the last one. It also has
  /// the kind of the window, which stays.
  func keeping(_ values: WindowValues?, from former: KeptSession?) -> PageSetting {
    var setting = self
    setting.values = values
    if former?.describesScreens == true { setting.path = path.ofWindowAlone }
    return setting
  }
}
