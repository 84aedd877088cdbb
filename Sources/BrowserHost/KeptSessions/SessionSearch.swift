import Foundation

/// Finds the sessions that pages ask this process for, and makes the process their owner.
///
/// One search follows the other, and each is for all claims that wait. So hundreds of pages that come at once wait for few
/// statements. It runs beside the work that extends the lease, which a slow database must not hold up.
@MainActor
final class SessionSearch {
  /// The answer to a claim.
  enum Finding: Sendable {
    case found(KeptSession)
    /// Another process still runs it, or has stopped a moment ago.
    case owned
    case refused(ResumptionRefusal)
  }

  /// A claim without an answer.
  private struct PendingClaim: Sendable {
    let claim: SessionClaim
    /// A session that no process has had since then is too old.
    let earliest: Date
    /// Whether the page still waits.
    let isWaiting: @MainActor @Sendable () -> Bool
    let finish: @MainActor @Sendable (Finding) -> Void
    /// The number of attempts that are left.
    var attempts = SessionSearch.attempts
    /// Whether an earlier attempt has found that the session is for the page.
    var isAllowed: Bool { attempts < SessionSearch.attempts }
    /// Whether the owner is to be asked for the session, which happens once.
    var isDueForHandover: Bool { attempts == SessionSearch.attempts - 1 }
  }

  /// The pause between two attempts to take a session that another process runs, and the number of them.
  private static let pause: Duration = .milliseconds(100)
  private nonisolated static let attempts = 30
  /// The number of claims in one search, so that their values have room.
  private static let limit = 300

  private let store: any KeptSessionStore
  private let lease: SessionLease
  private let tasks: KeeperTasks
  /// The claims for the next search.
  private var due: [PendingClaim] = []
  /// The claims that the running search is for.
  private var current: [PendingClaim] = []
  /// The claims whose session another process runs.
  private var paused: [PendingClaim] = []
  /// The answer to all claims after the end.
  private var ending: Finding?

  /// Whether this process is about to write a session.
  var isBeingSaved: (SessionID) -> Bool = { _ in true }
  /// Called with an error of the store.
  var onFailure: (any Error) -> Void = { _ in }

  init(in store: any KeptSessionStore, for lease: SessionLease, _ tasks: KeeperTasks) {
    self.store = store
    self.lease = lease
    self.tasks = tasks
  }

  /// The sessions that are being looked for.
  var ids: Set<SessionID> { Set((due + current + paused).map(\.claim.id)) }

  /// Finds a session.
  ///
  /// - Parameters:
  ///   - claim: The request of a page.
  ///   - earliest: The time before which nobody may have had the session for the last time.
  ///   - isWaiting: Whether the page still waits.
  ///   - finish: Called with the answer.
  func find(
    _ claim: SessionClaim,
    notSeenSince earliest: Date,
    while isWaiting: @escaping @MainActor @Sendable () -> Bool,
    then finish: @escaping @MainActor @Sendable (Finding) -> Void
  ) {
    due.append(PendingClaim(claim: claim, earliest: earliest, isWaiting: isWaiting, finish: finish))
    search()
  }

  /// Answers all claims at once, because nothing is kept any more.
  func end(with finding: Finding) {
    ending = finding
    let pendingClaims = due + paused
    (due, paused) = ([], [])
    for pending in pendingClaims { pending.finish(finding) }
  }

  private func search() {
    guard current.isEmpty else { return }
    removeClaimsOfPagesThatHaveLeft()
    guard !due.isEmpty else { return }
    let pendingClaims = Array(due.prefix(Self.limit))
    due.removeFirst(pendingClaims.count)
    current = pendingClaims
    requestHandovers(pendingClaims)
    let look: @Sendable () -> Void = { [weak self, store, lease, tasks] in
      tasks.runSearch { [weak self] in
        let result = Result {
          try Self.answers(to: pendingClaims, in: store, for: lease, at: tasks.now())
        }
        tasks.runOnMain { [weak self] in self?.answer(pendingClaims, result) }
      }
    }
    // A search finds what this process has saved before, and nothing is saved after it.
    let waits = pendingClaims.contains { isBeingSaved($0.claim.id) }
    if waits { tasks.runBeside(look) } else { look() }
  }

  private func removeClaimsOfPagesThatHaveLeft() {
    let left = due.filter { !$0.isWaiting() }
    guard !left.isEmpty else { return }
    due = due.filter { $0.isWaiting() }
    for pending in left { pending.finish(.owned) }
  }

  /// Asks the owners of sessions for them.
  ///
  /// That waits for the second attempt, and for nothing else. The first one may have taken long, because this process was
  /// paused or the database was away. Its page may then run the window in another process, which would give it up.
  private func requestHandovers(_ pendingClaims: [PendingClaim]) {
    let ids = Set(pendingClaims.filter(\.isDueForHandover).map(\.claim.id))
    guard !ids.isEmpty else { return }
    // The search that follows reports an error.
    tasks.runSearch { [store] in try? store.requestHandover(of: ids) }
  }

  private func answer(_ pendingClaims: [PendingClaim], _ result: Result<[Finding], any Error>) {
    current = []
    switch result {
    case .success(let findings):
      for (pending, finding) in zip(pendingClaims, findings) { answer(pending, finding) }
      search()
    case .failure(let error):
      onFailure(error)
      for pending in pendingClaims { pending.finish(ending ?? .refused(.unknownSession)) }
    }
  }

  private func answer(_ pending: PendingClaim, _ finding: Finding) {
    guard ending == nil, case .owned = finding, pending.attempts > 1 else {
      return pending.finish(ending ?? finding)
    }
    var pending = pending
    pending.attempts -= 1
    paused.append(pending)
    guard paused.count == 1 else { return }
    tasks.runLater(Self.pause) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    due += paused
    paused = []
    search()
  }

  /// Looks for sessions once.
  private nonisolated static func answers(
    to pendingClaims: [PendingClaim],
    in store: any KeptSessionStore,
    for lease: SessionLease,
    at now: Date
  ) throws -> [Finding] {
    let refusals = try refusals(of: pendingClaims, in: store)
    let allowed = zip(pendingClaims, refusals).filter { $1 == nil }.map(\.0)
    let ids = Set(allowed.map(\.claim.id))
    let sessions = try ids.isEmpty ? [] : store.take(ids, for: lease, at: now)
    let taken = Dictionary(sessions.map { ($0.id, $0) }) { $1 }
    return zip(pendingClaims, refusals).map { pending, refusal in
      if let refusal { return .refused(refusal) }
      return taken[pending.claim.id].map(Finding.found) ?? .owned
    }
  }

  /// The reasons why sessions are not for the pages that ask first.
  private nonisolated static func refusals(
    of pendingClaims: [PendingClaim],
    in store: any KeptSessionStore
  ) throws -> [ResumptionRefusal?] {
    let ids = Set(pendingClaims.filter { !$0.isAllowed }.map(\.claim.id))
    let facts = try ids.isEmpty ? [] : store.facts(of: ids)
    let sessions = Dictionary(facts.map { ($0.id, $0) }) { $1 }
    return pendingClaims.map { pending in
      guard !pending.isAllowed else { return nil }
      guard let session = sessions[pending.claim.id], session.lastSeen >= pending.earliest else {
        return .unknownSession
      }
      return pending.claim.refusal(of: session)
    }
  }
}
