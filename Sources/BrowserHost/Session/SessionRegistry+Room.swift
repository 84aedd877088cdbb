/// The room for sessions, and which ones end where there is none.
extension SessionRegistry {
  /// Ends sessions that wait for their page, for as long as that makes the process smaller than it may be.
  ///
  /// Memory that something else has taken, or that is freed later, does not cost all of them.
  func releaseMemory() {
    var bytes = memory.bytes(at: now())
    if bytes <= limits.memory { bytesOfOthers = 0 }
    while bytes > max(limits.memory, bytesOfOthers), !detachedSince.isEmpty {
      endSomeForMemory()
      memory.forget()
      let rest = memory.bytes(at: now())
      guard rest < bytes else { return bytesOfOthers = rest }
      bytes = rest
    }
  }

  /// Ends an eighth of the waiting sessions: to read the memory takes milliseconds.
  private func endSomeForMemory() {
    let waiting = waitingSessions()
    for session in waiting.prefix(max(1, waiting.count / 8)) {
      log.report(.limit(.tooMuchMemory(limit: limits.memory)), of: session.source)
      end(session, isKept: true)
    }
  }

  /// Whether the address of a connection may open one more session now.
  ///
  /// A new session is the most expensive thing that a page can ask for.
  func mayOpen(_ connection: any Connection) -> Bool {
    guard !openings.take(for: connection.network, at: now()) else { return true }
    log.report(
      .limit(.tooManySessionsASecond(limit: limits.sessionsPerSecond)),
      of: connection.source
    )
    return false
  }

  /// Makes room for another session of a browser.
  ///
  /// It ends sessions that wait for their page, if there are any.
  ///
  /// - Returns: Whether there is room.
  func makeRoom(for connection: any Connection) -> Bool {
    let network = connection.network
    return hasMemory(for: connection)
      && makeRoom(limits.sessionsPerBrowser, SessionLimit.tooManySessionsOfBrowser, for: connection)
      {
        $0.browser == connection.browser && $0.network == network
      }
      && makeRoom(sessionsPerAddress, SessionLimit.tooManySessionsOfAddress, for: connection) {
        $0.network == network
      }
      && (sessions.count < limits.sessions || endSessionOfLargestNetwork(for: connection))
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
    log.report(.limit(.noMemory(limit: limits.memory)), of: connection.source)
    return false
  }

  private func makeRoom(
    _ limit: Int,
    _ reason: (Int) -> SessionLimit,
    for connection: any Connection,
    isCounted: (Session) -> Bool
  ) -> Bool {
    guard sessions.count >= limit, sessions.values.count(where: isCounted) >= limit else {
      return true
    }
    if let session = sessionToEnd(among: isCounted) {
      end(session, isKept: true)
      return true
    }
    log.report(.limit(reason(limit)), of: connection.source)
    return false
  }

  /// Makes room for a session where there are as many as there may be.
  ///
  /// If none waits for its page, the network with the most sessions loses one that nobody uses. If it has more than a
  /// quarter of all, it loses one in any case. It has at least twice as many as the network of the new page will have, so
  /// that networks do not take turns in ending each other's. There the browser with the most loses the session that was
  /// used least lately.
  private func endSessionOfLargestNetwork(for connection: any Connection) -> Bool {
    if let session = sessionToEnd() {
      end(session, isKept: true)
      return true
    }
    let counts = Dictionary(grouping: sessions.values, by: \.network).mapValues(\.count)
    let most = counts.values.max() ?? 0
    let isTooLarge = most > limits.sessions / 4
    let candidates = sessions.values
      .filter { counts[$0.network] == most }
      .filter { isTooLarge || now() - $0.lastUse >= limits.unusedTime }
      .largestGroups(by: \.browser)
    guard most >= 2 * (counts[connection.network, default: 0] + 1),
      let session = candidates.min(by: { $0.lastUse < $1.lastUse }), let page = session.connection
    else {
      log.report(.limit(.tooManySessions(limit: limits.sessions)), of: connection.source)
      return false
    }
    log.report(.limit(.endedForOthers(limit: limits.sessions)), of: session.source)
    end(session, isKept: true)
    turnAway(page, .full)
    return true
  }

  /// The session that ends if there is no room for all that wait for their page.
  private func sessionToEnd(among isCandidate: (Session) -> Bool = { _ in true }) -> Session? {
    waitingSessions(among: isCandidate).first
  }

  /// The sessions that wait for their page, in the order in which they end if there is no room.
  ///
  /// The address with the most waiting sessions loses one, and there the browser with the most. A user with many
  /// sessions can thus end no session of others. A session whose page was closed ends first, then the one that has
  /// waited longest.
  private func waitingSessions(among isCandidate: (Session) -> Bool = { _ in true }) -> [Session] {
    detachedSince.keys.compactMap { sessions[$0] }.filter(isCandidate)
      .map { (session: $0, order: order(of: $0)) }
      .sorted { $0.order < $1.order }
      .map(\.session)
      .largestGroupsFirst(by: \.browser)
      .largestGroupsFirst(by: \.network)
  }

  private func order(of session: Session) -> (Int, Instant) {
    (left.contains(session.id) ? 0 : 1, detachedSince[session.id] ?? .now)
  }
}

extension [Session] {
  /// The elements in the order in which one of a largest group is taken after the other.
  ///
  /// Each group keeps its order, and so do elements of groups of the same size.
  fileprivate func largestGroupsFirst<Key: Hashable>(by key: (Session) -> Key) -> [Session] {
    var sizes = Dictionary(map { (key($0), 1) }, uniquingKeysWith: +)
    let ranked = map { session in
      defer { sizes[key(session), default: 0] -= 1 }
      return (session: session, size: sizes[key(session), default: 0])
    }
    // NB: 'sort' is stable.
    return ranked.sorted { $0.size > $1.size }.map(\.session)
  }

  /// The elements of the largest groups with the same value.
  fileprivate func largestGroups<Key: Hashable>(by key: (Session) -> Key) -> [Session] {
    let groups = Dictionary(grouping: self, by: key).values
    let most = groups.map(\.count).max()
    return groups.filter { $0.count == most }.flatMap(\.self)
  }
}
