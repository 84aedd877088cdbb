import ViewValues

/// The registry of a server's sessions: it finds, makes and ends them.
@MainActor
package final class SessionRegistry {
  package typealias Instant = ContinuousClock.Instant

  private let limits: Limits
  private let log: HostLog
  private let budget: FrameBudget
  /// The folder of the files that pages send and receive.
  package nonisolated let transferFolder: TransferFolder
  private let makeContent: @MainActor (PageSetting) -> any SessionContent
  private let redirects: RedirectPolicy
  private let now: () -> Instant
  private var memory: MemoryReading
  private var openings: AddressRates
  private var logins = Logins()
  /// When the app ended each login; rejects older requests.
  private var logouts: [LoginID: Instant] = [:]
  /// The times at which the app has ended all logins of a user.
  private var revocations: [String: Instant] = [:]
  private var sessions: [SessionID: Session] = [:] {
    didSet { log.telemetry?.metrics?.hasSessions(sessions.count) }
  }
  private var attached: [ObjectIdentifier: Session] = [:]
  /// The connections that the server has closed, and that the page may still send on.
  private var closed: [ObjectIdentifier: any Connection] = [:]
  /// The times at which sessions lost their page.
  private var detachedSince: [SessionID: Instant] = [:]
  /// The sessions whose page was closed.
  ///
  /// It comes back only if it is being reloaded.
  private var left: Set<SessionID> = []

  package init(
    limits: Limits = Limits(),
    log: HostLog,
    redirects: RedirectPolicy = RedirectPolicy(),
    now: @escaping () -> Instant = { .now },
    allocatedBytes: @escaping () -> Int = ProcessMemory.allocatedBytes,
    transferFolder: TransferFolder? = nil,
    makeContent: @escaping @MainActor (PageSetting) -> any SessionContent
  ) {
    self.limits = limits
    self.redirects = redirects
    self.now = now
    memory = MemoryReading(allocatedBytes)
    openings = AddressRates(perSecond: limits.sessionsPerSecond, burst: limits.sessionBurst)
    self.log = log
    self.transferFolder = transferFolder ?? TransferFolder(limits: limits.transfers)
    self.makeContent = makeContent
    budget = FrameBudget(limit: limits.unacknowledgedBytesInAll)
    budget.onExcess = { [unowned self] in disconnectLargestSessions() }
  }

  package var count: Int { sessions.count }

  /// A session of a browser, if there is one as asked for.
  func session(of browser: BrowserID, where isWanted: (Session) -> Bool) -> Session? {
    sessions.values.first { $0.browser == browser && isWanted($0) }
  }

  package func receive(_ message: ClientMessage, from connection: any Connection) {
    // A page reads the end of its session a little later, and a hostile one asks for another session.
    guard closed[ObjectIdentifier(connection)] == nil else { return }
    let session = attached[ObjectIdentifier(connection)]
    switch (message.completed(by: connection), session) {
    case (.hello(let setting), nil): open(for: connection, setting)
    case (.resume(let id, let received), nil): resume(id, received: received, on: connection)
    // A repeated message does nothing.
    case (.hello(let setting), .some(let session)) where session.setting == setting: break
    case (.resume(let id, _), .some(let session)) where session.id == id: break
    case (.hello, .some), (.resume, .some), (_, nil):
      log.report(.messageOutOfOrder, of: connection.source)
      close(connection, .policyViolation)
    case (.event(let event), .some(let session)):
      session.reported(event)
    case (.invalidEvent(let number, let received, _), .some(let session)):
      session.refused(number, received: received)
    case (.acknowledge(let received), .some(let session)): session.acknowledged(received)
    case (.ping, .some(let session)): session.pinged()
    case (.leave, .some(let session)):
      left.insert(session.id)
      close(connection, .goingAway)
    }
  }

  /// Closes a connection, on which the page can do nothing more.
  private func close(_ connection: any Connection, _ reason: CloseReason) {
    closed[ObjectIdentifier(connection)] = connection
    connection.close(reason)
  }

  /// The user of a session has done something, so that its login stays.
  func noteUse(of session: Session) {
    noteUse(of: session.login)
  }

  private func noteUse(of login: LoginID?) {
    if let login { logins.noteUse(of: login, at: now()) }
  }

  /// A page has lost its connection.
  ///
  /// Its session waits for it, for a bounded time.
  package func disconnected(_ connection: any Connection, at now: Instant) {
    closed[ObjectIdentifier(connection)] = nil
    detach(connection, at: now)
  }

  private func detach(_ connection: any Connection, at now: Instant) {
    guard let session = attached.removeValue(forKey: ObjectIdentifier(connection)) else { return }
    session.disconnect()
    detachedSince[session.id] = now
    releaseMemory()
  }

  /// Ends sessions that wait for their page, while the process has more memory than it should.
  private func releaseMemory() {
    while !detachedSince.isEmpty, memory.bytes(at: now()) > limits.memory,
      let session = sessionToEnd()
    {
      log.report(.tooMuchMemory(limit: limits.memory), of: session.source)
      end(session)
      memory.forget()
    }
  }

  package func writabilityChanged(of connection: any Connection, isWritable: Bool) {
    attached[ObjectIdentifier(connection)]?.writabilityChanged(isWritable)
  }

  /// Ends the sessions that have waited too long for their page, or for which there is no memory.
  ///
  /// It is called every few seconds.
  package func endExpired(at now: Instant) {
    for (id, since) in detachedSince {
      let time = left.contains(id) ? min(limits.reloadTime, limits.retention) : limits.retention
      if now - since >= time, let session = sessions[id] { end(session) }
    }
    releaseMemory()
    logouts = logouts.filter { now - $0.value < .seconds(600) }
    revocations = revocations.filter { now - $0.value < .seconds(600) }
    // A file may be on its way for longer than a login may be unused.
    for session in sessions.values where session.files.areOnTheirWay { noteUse(of: session) }
    let expired = logins.expired(at: now, limits: limits)
    guard !expired.isEmpty else { return }
    endSessions(.expired, as: .expired) { $0.map(expired.contains) ?? false }
  }

  /// Ends all sessions of a session's login, whose pages then show an address.
  private func logout(_ id: SessionID, to address: String) {
    guard let session = sessions[id], let login = session.login else { return }
    let target = redirects.target(address)
    if target == nil { log.report(.unsafeAddressAfterLogout(address), of: session.source) }
    logouts[login] = now()
    endSessions(.loggedOut, as: .ended, text: (target ?? .path("/")).text) { $0 == login }
  }

  /// The last time at which the app has ended a login.
  private func end(of login: LoginID) -> Instant? {
    [logouts[login], revocations[login.user]].compactMap(\.self).max()
  }

  /// Ends all sessions of a user, in all browsers.
  package func endSessions(ofUser id: String) {
    revocations[id] = now()
    endSessions(.expired, as: .revoked) { $0?.user == id }
  }

  private func endSessions(
    _ reason: EndReason,
    as change: LoginChange? = nil,
    text: String? = nil,
    where isEnded: (LoginID?) -> Bool
  ) {
    var reported: Set<LoginID> = []
    for session in sessions.values.filter({ isEnded($0.login) }) {
      if let change, let login = session.login, reported.insert(login).inserted {
        log.report(.login(change), of: session.source)
      }
      let connection = session.connection
      end(session)
      if let connection { turnAway(connection, reason, text: text) }
    }
  }

  /// Ends every session and notifies the pages.
  ///
  /// Pending changes are sent first, so that a page that waits for the app to come back shows them.
  package func endAll() {
    for session in sessions.values { session.flush() }
    endSessions(.stopped, text: HostIssues.stopped) { _ in true }
  }

  private func open(for connection: any Connection, _ setting: PageSetting) {
    let id = SessionID.random()
    let login = setting.user.map {
      LoginID(user: $0.id, browser: connection.browser, session: id)
    }
    // The app has allowed the request before it ended the login.
    if let login, let end = end(of: login), connection.beginning < end {
      return turnAway(connection, .expired)
    }
    guard mayOpen(connection), makeRoom(for: connection) else {
      return turnAway(connection, .full)
    }
    let session = Session(
      id: id,
      login: login,
      browser: connection.browser,
      address: connection.address,
      setting: setting,
      content: makeContent(setting),
      files: SessionFiles(of: id, address: connection.address, in: transferFolder),
      limits: limits,
      budget: budget,
      log: log,
      now: now,
      onUse: { [weak self] in self?.noteUse(of: login) },
      onLogout: { [weak self] address in
        // The event that has led here is handled to its end first.
        Task { @MainActor in self?.logout(id, to: address) }
      }
    )
    sessions[id] = session
    if let login, logins.addSession(of: login, at: now()) {
      log.report(.login(.began), of: session.source)
    }
    attach(session, to: connection, received: 0)
  }

  private func resume(_ id: SessionID, received: Int, on connection: any Connection) {
    guard let session = sessions[id] else { return refuse(connection, .unknownSession) }
    guard let browser = session.browser, browser == connection.browser else {
      return refuse(connection, .otherBrowser)
    }
    guard session.setting.user == connection.user else { return refuse(connection, .otherUser) }
    guard received == 0 || session.canResume(received: received) else {
      log.report(.refusedResumption(.missingFrames), of: connection.source)
      return turnAway(connection, .outdated)
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
    log.report(.refusedResumption(refusal), of: connection.source)
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

  private func turnAway(
    _ connection: any Connection,
    _ reason: EndReason,
    text: String? = nil
  ) {
    connection.send(ServerFrame(.ended(reason, text: text)).encoded())
    close(connection, .goingAway)
  }

  /// Whether the address of a connection may open one more session now.
  ///
  /// A new session is the most expensive thing that a page can ask for.
  private func mayOpen(_ connection: any Connection) -> Bool {
    guard !openings.take(for: connection.network, at: now()) else { return true }
    log.report(.tooManySessionsASecond(limit: limits.sessionsPerSecond), of: connection.source)
    return false
  }

  /// Makes room for another session of a browser.
  ///
  /// It ends sessions that wait for their page, if there are any.
  ///
  /// - Returns: Whether there is room.
  private func makeRoom(for connection: any Connection) -> Bool {
    let network = connection.network
    return hasMemory(for: connection)
      && makeRoom(limits.sessionsPerBrowser, HostEvent.tooManySessionsOfBrowser, for: connection) {
        $0.browser == connection.browser && $0.network == network
      }
      && makeRoom(sessionsPerAddress, HostEvent.tooManySessionsOfAddress, for: connection) {
        $0.network == network
      }
      && makeRoom(limits.sessions, HostEvent.tooManySessions, for: connection) { _ in true }
  }

  /// The number of sessions of an address, of which there are fewer where half of all sessions are taken.
  ///
  /// Two addresses alone can thus not take all of them.
  private var sessionsPerAddress: Int {
    sessions.count < limits.sessions / 2
      ? limits.sessionsPerAddress : max(1, limits.sessionsPerAddress / 4)
  }

  /// Whether the process may have another session, after those have ended that wait for their page.
  private func hasMemory(for connection: any Connection) -> Bool {
    releaseMemory()
    guard memory.bytes(at: now()) > limits.memory else { return true }
    log.report(.noMemory(limit: limits.memory), of: connection.source)
    return false
  }

  private func makeRoom(
    _ limit: Int,
    _ event: (Int) -> HostEvent,
    for connection: any Connection,
    isCounted: (Session) -> Bool
  ) -> Bool {
    guard sessions.count >= limit, sessions.values.count(where: isCounted) >= limit else {
      return true
    }
    if let session = sessionToEnd(among: isCounted) {
      end(session)
      return true
    }
    log.report(event(limit), of: connection.source)
    return false
  }

  /// The session that ends if there is no room for all that wait for their page.
  ///
  /// The address with the most waiting sessions loses one, and there the browser with the most. A user with many
  /// sessions can thus end no session of others. A session whose page was closed ends first, then the one that has
  /// waited longest.
  private func sessionToEnd(among isCandidate: (Session) -> Bool = { _ in true }) -> Session? {
    detachedSince.keys.compactMap { sessions[$0] }.filter(isCandidate)
      .largestGroups(by: \.network)
      .largestGroups(by: \.browser)
      .min { order(of: $0) < order(of: $1) }
  }

  private func order(of session: Session) -> (Int, Instant) {
    (left.contains(session.id) ? 0 : 1, detachedSince[session.id] ?? .now)
  }

  /// Disconnects the pages that have left most bytes unacknowledged, until there are few enough.
  private func disconnectLargestSessions() {
    while budget.isExceeded {
      let largest = attached.values.max { $0.unacknowledgedBytes < $1.unacknowledgedBytes }
      guard let largest, largest.unacknowledgedBytes > 0, let connection = largest.connection
      else { return }
      log.report(
        .tooManyUnacknowledgedBytes(limit: limits.unacknowledgedBytesInAll),
        of: largest.source
      )
      close(connection, .policyViolation)
      detach(connection, at: now())
      largest.forgetFrames()
    }
  }

  private func end(_ session: Session) {
    if let connection = session.connection { attached[ObjectIdentifier(connection)] = nil }
    sessions[session.id] = nil
    if let login = session.login { logins.removeSession(of: login) }
    detachedSince[session.id] = nil
    left.remove(session.id)
    session.end()
  }
}

extension ClientMessage {
  /// The message, with what the server itself knows about its page.
  fileprivate func completed(by connection: any Connection) -> ClientMessage {
    guard case .hello(let setting) = self else { return self }
    return .hello(setting.completed(by: connection))
  }
}

extension [Session] {
  /// The elements of the largest groups with the same value.
  fileprivate func largestGroups<Key: Hashable>(by key: (Session) -> Key) -> [Session] {
    let groups = Dictionary(grouping: self, by: key).values
    let most = groups.map(\.count).max()
    return groups.filter { $0.count == most }.flatMap(\.self)
  }
}
