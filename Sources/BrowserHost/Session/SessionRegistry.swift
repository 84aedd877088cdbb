/// The registry of a server's sessions: it finds, makes and ends them.
@MainActor
package final class SessionRegistry {
  package typealias Instant = ContinuousClock.Instant

  private let limits: Limits
  private let log: HostLog
  private let makeContent: @MainActor (PageSetting) -> any SessionContent
  private var sessions: [SessionID: Session] = [:]
  private var attached: [ObjectIdentifier: Session] = [:]
  /// The times at which sessions lost their page.
  private var detachedSince: [SessionID: Instant] = [:]
  /// The sessions whose page was closed. It comes back only if it is being reloaded.
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
    // A repeated message does nothing.
    case (.hello(let setting), .some(let session)) where session.setting == setting: break
    case (.resume(let id, _), .some(let session)) where session.id == id: break
    case (.hello, .some), (.resume, .some), (_, nil):
      log.report(.messageOutOfTurn)
      connection.close(.policyViolation)
    case (.event(let event), .some(let session)): session.reported(event)
    case (.invalidEvent(let number, let received, _), .some(let session)):
      session.refused(number, received: received)
    case (.acknowledge(let received), .some(let session)): session.acknowledged(received)
    case (.ping, .some(let session)): session.pinged()
    case (.leave, .some(let session)):
      left.insert(session.id)
      connection.close(.goingAway)
    }
  }

  /// A page has lost its connection. Its session waits for it, for a bounded time.
  package func disconnected(_ connection: any Connection, at now: Instant) {
    guard let session = attached.removeValue(forKey: ObjectIdentifier(connection)) else { return }
    session.disconnect()
    detachedSince[session.id] = now
    while detachedSince.count > limits.waitingSessions, let oldest = oldestWaiting { end(oldest) }
  }

  package func writabilityChanged(of connection: any Connection, isWritable: Bool) {
    attached[ObjectIdentifier(connection)]?.writabilityChanged(isWritable)
  }

  /// Ends the sessions that have waited too long for their page. It is called every few seconds.
  package func endExpired(at now: Instant) {
    for (id, since) in detachedSince {
      let time = left.contains(id) ? min(limits.reloadTime, limits.retention) : limits.retention
      if now - since >= time, let session = sessions[id] { end(session) }
    }
  }

  /// Ends every session and notifies the pages.
  ///
  /// Pending changes are sent first, so that a page that waits for the app to come back shows them.
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

  /// Refuses a page in the same way for all reasons, so that nobody learns which sessions exist.
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

  /// Ends a session that waits for its page, if the server is full.
  private func makeRoom() {
    guard sessions.count >= limits.sessions, let oldest = oldestWaiting else { return }
    end(oldest)
  }

  /// The session that has waited longest for its page, and first of all those whose page was closed.
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
