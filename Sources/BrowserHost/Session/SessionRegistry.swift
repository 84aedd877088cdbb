/// The sessions of a server: finds, makes and ends them.
@MainActor
package final class SessionRegistry {
  package typealias Instant = ContinuousClock.Instant

  private let limits: Limits
  private let log: HostLog
  private let makeContent: @MainActor (PageSetting) -> any SessionContent
  private var sessions: [SessionID: Session] = [:]
  private var attached: [ObjectIdentifier: Session] = [:]
  /// Since when the sessions without a page have been without one.
  private var detachedSince: [SessionID: Instant] = [:]
  /// The sessions whose page was closed: it is not coming back, unless it is being loaded anew.
  private var left: Set<SessionID> = []

  package init(
    limits: Limits = Limits(),
    log: HostLog,
    makeContent: @escaping @MainActor (PageSetting) -> any SessionContent
  ) {
    self.limits = limits
    self.log = log
    self.makeContent = makeContent
  }

  package var count: Int { sessions.count }

  package func receive(_ message: ClientMessage, from connection: any Connection) {
    let session = attached[ObjectIdentifier(connection)]
    switch (message, session) {
    case (.hello(let setting), nil): open(for: connection, setting)
    case (.resume(let id, let received), nil): resume(id, received: received, on: connection)
    // What arrives twice is done once.
    case (.hello(let setting), .some(let session)) where session.setting == setting: break
    case (.resume(let id, _), .some(let session)) where session.id == id: break
    case (.hello, .some), (.resume, .some), (_, nil):
      log.report(.messageOutOfTurn)
      connection.close(.policyViolation)
    case (.event(let event), .some(let session)): session.reported(event)
    case (.acknowledge(let received), .some(let session)): session.acknowledged(received)
    case (.ping, .some(let session)): session.pinged()
    case (.leave, .some(let session)):
      left.insert(session.id)
      connection.close(.goingAway)
    }
  }

  /// The page behind a connection vanished.
  ///
  /// Its session waits for it, for a bounded time.
  package func disconnected(_ connection: any Connection, at now: Instant) {
    guard let session = attached.removeValue(forKey: ObjectIdentifier(connection)) else { return }
    session.disconnect()
    detachedSince[session.id] = now
    while detachedSince.count > limits.waitingSessions, let oldest = oldestWaiting { end(oldest) }
  }

  package func writabilityChanged(of connection: any Connection, isWritable: Bool) {
    attached[ObjectIdentifier(connection)]?.writabilityChanged(isWritable)
  }

  /// Ends the sessions whose page has been away for too long.
  ///
  /// Called now and then.
  package func endExpired(at now: Instant) {
    for (id, since) in detachedSince {
      let time = left.contains(id) ? min(limits.reloadTime, limits.retention) : limits.retention
      if now - since >= time, let session = sessions[id] { end(session) }
    }
  }

  /// Ends every session and tells the pages so.
  ///
  /// What has changed until then is shown: a page that waits for the app to come back is not behind.
  package func endAll() {
    for session in Array(sessions.values) {
      let connection = session.connection
      session.flush()
      end(session)
      connection?.send(ServerFrame(.ended(.stopped, text: HostIssues.stopped)).encoded())
      connection?.close(.goingAway)
    }
  }

  private func open(for connection: any Connection, _ setting: PageSetting) {
    makeRoom()
    guard sessions.count < limits.sessions else {
      log.report(.tooManySessions(limit: limits.sessions))
      return turnAway(connection, .full)
    }
    let session = Session(
      id: .random(),
      browser: connection.browser,
      setting: setting,
      content: makeContent(setting),
      limits: limits,
      log: log
    )
    sessions[session.id] = session
    attach(session, to: connection, received: 0)
  }

  private func resume(_ id: SessionID, received: Int, on connection: any Connection) {
    guard let session = sessions[id] else { return refuse(connection, .unknownSession) }
    guard session.browser == connection.browser else { return refuse(connection, .otherBrowser) }
    let isNew = received == 0
    guard isNew || session.canResume(received: received) else {
      return refuse(connection, .missingFrames)
    }
    if let previous = session.connection {
      attached[ObjectIdentifier(previous)] = nil
      turnAway(previous, .replaced)
    }
    if session.canResume(received: received) {
      attach(session, to: connection, received: received)
    } else {
      take(session, for: connection)
      session.reopen(connection)
    }
  }

  /// Says the same whatever the reason is, so that nobody learns which sessions there are.
  private func refuse(_ connection: any Connection, _ refusal: ResumptionRefusal) {
    log.report(.refusedResumption(refusal))
    turnAway(connection, .gone)
  }

  private func attach(_ session: Session, to connection: any Connection, received: Int) {
    take(session, for: connection)
    session.connect(connection, received: received)
  }

  private func take(_ session: Session, for connection: any Connection) {
    detachedSince[session.id] = nil
    left.remove(session.id)
    attached[ObjectIdentifier(connection)] = session
  }

  private func turnAway(_ connection: any Connection, _ reason: EndReason) {
    connection.send(ServerFrame(.ended(reason)).encoded())
    connection.close(.goingAway)
  }

  /// Where the server is full, ends a session that waits for its page.
  private func makeRoom() {
    guard sessions.count >= limits.sessions, let oldest = oldestWaiting else { return }
    end(oldest)
  }

  /// The session that has been without a page for longest, of those whose page was closed if any was.
  private var oldestWaiting: Session? {
    detachedSince.min { first, second in
      let isLeft = (left.contains(first.key), left.contains(second.key))
      return isLeft.0 == isLeft.1 ? first.value < second.value : isLeft.0
    }.flatMap { sessions[$0.key] }
  }

  private func end(_ session: Session) {
    if let connection = session.connection { attached[ObjectIdentifier(connection)] = nil }
    sessions[session.id] = nil
    detachedSince[session.id] = nil
    left.remove(session.id)
    session.end()
  }
}
