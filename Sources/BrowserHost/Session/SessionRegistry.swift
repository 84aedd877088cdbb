import ViewValues

/// The registry of a server's sessions: it finds, makes and ends them.
@MainActor
package final class SessionRegistry {
  package typealias Instant = ContinuousClock.Instant

  let limits: Limits
  let log: HostLog
  /// Saves the sessions, if they are kept.
  let keeper: SessionKeeper?
  let budgets: SessionBudgets
  /// The browsers with a session.
  package nonisolated let browsers = SessionBrowsers()
  /// The browsers whose logins have ended.
  package nonisolated let endedLogins: EndedLogins?
  /// The folder of the files that pages send and receive.
  package nonisolated let transferFolder: TransferFolder
  private let makeContent: @MainActor (PageSetting) -> any SessionContent
  private let redirects: RedirectPolicy
  let now: () -> Instant
  var memory: MemoryReading
  /// The bytes of the process that the end of sessions did not free.
  var bytesOfOthers = 0
  var openings: AddressRates
  var resumptions: ResumptionRates
  private var logins = Logins()
  /// When the app ended each login; rejects older requests.
  private var logouts: [LoginID: Instant] = [:]
  /// The times at which the app has ended all logins of a user.
  private var revocations: [String: Instant] = [:]
  private(set) var sessions: [SessionID: Session] = [:] {
    didSet { log.telemetry?.metrics?.hasSessions(sessions.count) }
  }
  private(set) var attached: [ObjectIdentifier: Session] = [:]
  /// The connections that the server has closed, and that the page may still send on.
  private var closed: [ObjectIdentifier: any Connection] = [:]
  /// The connections whose pages wait for sessions that are made anew.
  var restoring: Set<ObjectIdentifier> = []
  /// The frame with the text of the developer's tools, if there is one.
  var notice: [UInt8]?
  /// The times at which sessions lost their page.
  private(set) var detachedSince: [SessionID: Instant] = [:]
  /// The sessions whose page was closed.
  ///
  /// It comes back only if it is being reloaded.
  private(set) var left: Set<SessionID> = []

  package init(
    limits: Limits = Limits(),
    log: HostLog,
    redirects: RedirectPolicy = RedirectPolicy(),
    now: @escaping () -> Instant = { .now },
    allocatedBytes: @escaping () -> Int = ProcessMemory.allocatedBytes,
    endedLogins: EndedLogins? = EndedLogins(),
    transferFolder: TransferFolder? = nil,
    keeper: SessionKeeper? = nil,
    makeContent: @escaping @MainActor (PageSetting) -> any SessionContent
  ) {
    self.limits = limits
    self.redirects = redirects
    self.now = now
    memory = MemoryReading(allocatedBytes)
    openings = AddressRates(perSecond: limits.sessionsPerSecond, burst: limits.sessionBurst)
    resumptions = ResumptionRates(limits)
    self.log = log
    self.endedLogins = endedLogins
    self.keeper = keeper
    self.transferFolder = transferFolder ?? TransferFolder(limits: limits.transfers)
    self.makeContent = makeContent
    budgets = SessionBudgets(limits)
    budgets.frames.onExcess = { [unowned self] in dropFramesOfLargestSessions() }
    budgets.typedTexts.onExcess = { [unowned self] in forgetTextsOfLargestSessions() }
    if let keeper { follow(keeper) }
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
    // A page that asks for another one meanwhile would have two.
    let isRestoring = restoring.contains(ObjectIdentifier(connection))
    switch (message.completed(by: connection), session) {
    case (.hello(let setting), nil) where !isRestoring: open(for: connection, setting)
    case (.resume(let id, let received, let number, let request), nil) where !isRestoring:
      resume(id, received: received, request, on: connection, numbered: number)
    // A repeated message does nothing.
    case (.hello(let setting), .some(let session)) where session.setting == setting: break
    case (.resume(let id, _, _, _), .some(let session)) where session.id == id: break
    case (.leave, nil) where isRestoring:
      close(connection, .goingAway)
    case (.hello, .some), (.resume, .some), (_, nil):
      log.report(.closed(.messageOutOfOrder), of: connection.source)
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
  func close(_ connection: any Connection, _ reason: CloseReason) {
    closed[ObjectIdentifier(connection)] = connection
    restoring.remove(ObjectIdentifier(connection))
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
    restoring.remove(ObjectIdentifier(connection))
    detach(connection, at: now)
  }

  func detach(_ connection: any Connection, at now: Instant) {
    guard let session = attached.removeValue(forKey: ObjectIdentifier(connection)) else { return }
    session.disconnect()
    detachedSince[session.id] = now
    releaseMemory()
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
    keeper?.removeExpired()
    logouts = logouts.filter { now - $0.value < .seconds(600) }
    revocations = revocations.filter { now - $0.value < .seconds(600) }
    // A file may be on its way for longer than a login may be unused.
    for session in sessions.values where session.files.areOnTheirWay { noteUse(of: session) }
    let expired = logins.expired(at: now, limits: limits)
    guard !expired.isEmpty else { return }
    let idle = expired.filter { !logins.hasSession($0) }
    endSessions(.expired, as: .expired) { $0.map(expired.contains) ?? false }
    for login in expired.subtracting(idle) {
      end(login)
      // A session that waits in a file for an idle login needs the password alone.
      forgetKeptSessions(of: login)
    }
    for login in idle {
      log.report(.login(.expired), of: LogSource(user: login.user))
      endIdle(login)
    }
  }

  /// Ends a login whose sessions have ended, and has its browser ask for the password again.
  private func end(_ login: LoginID) {
    logins.end(login)
    endedLogins?.note(login.browser, of: login.user)
  }

  /// Ends a login that has no session.
  private func endIdle(_ login: LoginID) {
    // A user who has logged in there since has typed another password, and the browser has forgotten this one.
    if browsers.contain(login.browser) { logins.end(login) } else { end(login) }
  }

  /// Ends all sessions of a session's login, whose pages then show an address.
  private func logout(_ id: SessionID, to address: String) {
    guard let session = sessions[id], let login = session.login else { return }
    let target = redirects.target(address)
    if target == nil { log.report(.unsafeAddressAfterLogout(address), of: session.source) }
    logouts[login] = now()
    endSessions(.loggedOut, as: .ended, text: (target ?? .path("/")).text) { $0 == login }
    end(login)
    forgetKeptSessions(of: login)
  }

  /// The last time at which the app has ended a login.
  private func end(of login: LoginID) -> Instant? {
    [logouts[login], revocations[login.user]].compactMap(\.self).max()
  }

  /// Ends all sessions of a user, in all browsers.
  package func endSessions(ofUser id: String) {
    revocations[id] = now()
    let ended = logins.logins(ofUser: id)
    let idle = ended.filter { !logins.hasSession($0) }
    endSessions(.expired, as: .revoked) { $0?.user == id }
    for login in ended.subtracting(idle) { end(login) }
    for login in idle { endIdle(login) }
    keeper?.removeSessions(ofUser: id, in: nil)
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
    keeper?.finish()
    endSessions(.stopped, text: HostIssues.stopped) { _ in true }
  }

  private func open(for connection: any Connection, _ setting: PageSetting) {
    guard let session = begin(.random(), for: connection, setting) else { return }
    attach(session, to: connection, received: 0)
  }

  /// Makes a session, or turns its page away.
  ///
  /// - Parameters:
  ///   - id: The id of the session.
  ///   - connection: The connection of the page.
  ///   - setting: The settings of the page.
  ///   - former: The session as an earlier process has saved it.
  /// - Returns: The session, if there is room.
  func begin(
    _ id: SessionID,
    for connection: any Connection,
    _ setting: PageSetting,
    from former: KeptSession? = nil
  ) -> Session? {
    let login = setting.user.map {
      LoginID(user: $0.id, browser: connection.browser, session: id)
    }
    // The app has allowed the request before it ended the login.
    if let login, let end = end(of: login), connection.beginning < end {
      turnAway(connection, .expired)
      return nil
    }
    guard mayOpen(connection), makeRoom(for: connection) else {
      turnAway(connection, .full)
      return nil
    }
    let keeping = self.keeping(of: id, from: former)
    let session = Session(
      id: id,
      login: login,
      browser: connection.browser,
      address: connection.address,
      setting: setting,
      content: makeContent(setting.keeping(keeping?.values, from: former)),
      files: SessionFiles(of: id, address: connection.address, in: transferFolder),
      limits: limits,
      budgets: budgets,
      log: log,
      now: now,
      keeping: keeping,
      onUse: { [weak self] in self?.noteUse(of: login) },
      onLogout: { [weak self] address in
        // The event that has led here is handled to its end first.
        Task { @MainActor in self?.logout(id, to: address) }
      }
    )
    sessions[id] = session
    keeper?.run(id)
    browsers.add(session.browser)
    if let login, logins.addSession(of: login, at: now()) {
      log.report(.login(.began), of: session.source)
    }
    return session
  }

  func resume(
    _ id: SessionID,
    received: Int,
    _ request: RestorationRequest?,
    on connection: any Connection,
    numbered number: Int
  ) {
    guard let session = sessions[id] else {
      return restore(id, request, for: connection, numbered: number)
    }
    guard let browser = session.browser, browser == connection.browser else {
      return refuse(connection, .otherBrowser)
    }
    guard session.setting.user == connection.user else { return refuse(connection, .otherUser) }
    // The page has given the connection up, whose bytes a network has held back. Or it is one of a copied tab.
    guard session.isNewConnection(number) else { return turnAway(connection, .replaced) }
    if session.isOlder(than: request) {
      return restoreLost(session, request, for: connection, numbered: number)
    }
    let hasFrames = received > 0 && session.canResume(received: received)
    guard hasFrames || received == 0 || request != nil else {
      log.report(.refusedResumption(.missingFrames), of: connection.source)
      return turnAway(connection, .outdated)
    }
    guard mayResume(session, on: connection) else { return close(connection, .policyViolation) }
    session.lastConnection = number
    if let request, !hasFrames {
      return confirm(session, request, received: received, for: connection, numbered: number)
    }
    goOn(with: session, received: received, on: connection)
    keeper?.confirm(id)
  }

  /// Whether a session may be resumed now.
  ///
  /// A page that comes back too often keeps the connection that it has, and tries again later.
  private func mayResume(_ session: Session, on connection: any Connection) -> Bool {
    guard !resumptions.take(session.id, from: connection.network, at: now()) else { return true }
    log.report(
      .closed(.tooManyResumptions(perSecond: limits.resumptionsPerSecond)),
      of: session.source
    )
    return false
  }

  /// Closes the connection of a page that another one replaces.
  ///
  /// Frames that the page has not read are no longer counted, and so they are not kept.
  func replace(_ connection: any Connection) {
    attached[ObjectIdentifier(connection)] = nil
    turnAway(connection, .replaced)
    connection.dropIfUnread()
  }

  /// Refuses a page in the same way for all reasons, so that nobody learns which sessions exist.
  func refuse(_ connection: any Connection, _ refusal: ResumptionRefusal) {
    log.report(.refusedResumption(refusal), of: connection.source)
    turnAway(connection, .gone)
  }

  func attach(_ session: Session, to connection: any Connection, received: Int) {
    take(session, for: connection)
    session.connect(connection, received: received)
    if let notice { connection.send(notice) }
  }

  func take(_ session: Session, for connection: any Connection) {
    detachedSince[session.id] = nil
    left.remove(session.id)
    attached[ObjectIdentifier(connection)] = session
    connection.keep()
  }

  func turnAway(
    _ connection: any Connection,
    _ reason: EndReason,
    text: String? = nil
  ) {
    connection.send(ServerFrame(.ended(reason, text: text)).encoded())
    close(connection, .goingAway)
  }

  /// Ends a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - isKept: Whether its page may have it made anew, if sessions are kept.
  func end(_ session: Session, isKept: Bool = false) {
    if isKept {
      keeper?.wait(session.id, of: session.network)
    } else {
      keeper?.remove(session.id)
    }
    if let connection = session.connection { attached[ObjectIdentifier(connection)] = nil }
    sessions[session.id] = nil
    browsers.remove(session.browser)
    if let login = session.login { logins.removeSession(of: login) }
    detachedSince[session.id] = nil
    left.remove(session.id)
    session.end()
  }
}
