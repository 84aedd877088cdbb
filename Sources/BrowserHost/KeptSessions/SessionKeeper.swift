import ConcurrencyExtras
import Foundation
import ViewValues

/// Saves the sessions of a registry, and finds those of an earlier process.
///
/// Changes of many sessions gather for a moment, and are saved in one transaction beside the main actor. Nothing waits
/// for that but the confirmation that a page gets for its events.
///
/// If the store fails, the keeper says so once, and keeps nothing from then on. A database that is away is no failure: the
/// keeper waits until it is back, says so in the log, and saves what has changed then.
@MainActor
package final class SessionKeeper {
  /// The time in which changes gather.
  package static let gatheringTime: Duration = .milliseconds(20)
  /// The time after which another process may take the sessions of one that has stopped.
  ///
  /// It is short, because pages wait for it after a crash. A process that extends it too late loses only the windows whose
  /// pages have asked another process meanwhile.
  nonisolated static let leaseTime: TimeInterval = 0.8
  private nonisolated static let extensionTime: Duration = .milliseconds(200)

  /// How long the process waits for a database that is away when it starts, and when it ends.
  private nonisolated static let (startTime, endTime) = (Duration.seconds(20), Duration.seconds(5))

  /// Called with whether this process owns a session.
  typealias Confirmation = @MainActor @Sendable (_ isOwner: Bool) -> Void

  private let store: any KeptSessionStore
  private let tasks: KeeperTasks
  private let log: HostLog
  private let build: String
  private let retention: Duration
  private let lease: SessionLease
  private let hasFinished = Locked(false)
  private let search: SessionSearch
  private var owned: OwnedSessions
  private var changed: Set<SessionID> = []
  /// How many writes of each session have not ended.
  private var written: [SessionID: Int] = [:]
  /// The number of changes that may remove any session.
  private var removals = 0
  /// Watches the regular removal of old sessions, behind which all other work waits, too.
  private var watch = StoreWatch()
  /// Whether changes gather for the next save, or the last one has not ended.
  ///
  /// With a slow store, saves would pile up before the extensions of the lease.
  private var isGathering = false
  /// Sessions whose page has just come back, so that nothing that was asked before matters.
  private var returned: Set<SessionID> { Set(confirmations.keys).union(confirmed.keys) }
  /// The closures that are called when the store has confirmed sessions, for those of the next statement and of the running one.
  private var confirmations: [SessionID: [Confirmation]] = [:]
  private var confirmed: [SessionID: [Confirmation]] = [:]
  /// Whether sessions are still kept.
  private(set) var isWorking = true
  /// The token of pages, which is that of all processes with the same store and the same script.
  ///
  /// So a page connects to any of them without being loaded anew.
  package let pageToken: String
  /// Chooses the number before the first frame of a session that is made anew.
  ///
  /// A page that comes from another process tells by the last number that it has no frame of this session.
  package var firstFrame: () -> Int = { .random(in: 1..<1 << 40) }

  /// The session of an id, if it is there.
  var find: (SessionID) -> Session? = { _ in nil }
  /// Called with a session that another process has taken, and the reason for the page that still has it here.
  var onLoss: (Session, EndReason) -> Void = { _, _ in }
  /// Called with a session that is kept no longer, because the values of all are too large.
  var onExcess: (Session) -> Void = { _ in }

  /// Begins a lease, and removes the sessions that are too old.
  ///
  /// - Parameters:
  ///   - store: The store of the sessions.
  ///   - build: A name of this build of the app, for the developer.
  ///   - retention: How long a session is kept that no process has.
  ///   - limits: The limits of the server.
  ///   - log: The log for failures.
  ///   - tasks: Where and when the work runs.
  /// - Throws: The error of the store.
  package init(
    _ store: any KeptSessionStore,
    build: String,
    retention: Duration,
    limits: Limits = Limits(),
    log: HostLog,
    tasks: KeeperTasks = .onQueue()
  ) throws {
    self.store = store
    self.tasks = tasks
    self.log = log
    self.build = build
    owned = OwnedSessions(limits: limits)
    self.retention = retention
    store.limitWaiting(to: Self.startTime)
    pageToken = try store.commonSecret() + ClientAssets.fingerprint
    let now = tasks.now()
    try store.removeSessions(notSeenSince: now - retention.timeInterval)
    lease = try store.beginLease(until: now + Self.leaseTime)
    store.limitWaiting(to: nil)
    search = SessionSearch(in: store, for: lease, tasks)
    search.onFailure = { [weak self] in self?.fail($0) }
    search.isBeingSaved = { [weak self] id in
      guard let self else { return false }
      return removals > 0 || written[id] != nil
    }
    tasks.repeatBeside(Self.extensionTime) { [weak self, store, lease, hasFinished] in
      guard !hasFinished.withLock(\.self) else { return false }
      // A lease that was not extended in time is noticed when something is saved.
      try? store.extend(lease, until: tasks.now() + Self.leaseTime)
      if let wanted = try? store.requestedHandovers(of: lease), !wanted.isEmpty {
        tasks.runOnMain { [weak self] in self?.handOver(wanted) }
      }
      return true
    }
  }

  /// Saves sessions and ends them here, because their pages have asked another process for them.
  ///
  /// A balancer sends a page elsewhere when it thinks that this process is away. A page that is still connected here is
  /// another one: a tab that was duplicated, whose window goes on in the other tab. If it was loaded anew, the two would take
  /// the window from each other for ever.
  private func handOver(_ ids: Set<SessionID>) {
    let ids = ids.subtracting(returned).subtracting(search.ids)
    guard isWorking, !ids.isEmpty else { return }
    let (sessions, now) = (ids.compactMap(find), tasks.now())
    let changes = sessions.compactMap { $0.takeChange(build: build, at: now) }
    for id in ids { owned.remove(id) }
    for session in sessions { lose(session, .replaced) }
    change(ids) { store, lease in
      _ = try store.save(changes, for: lease)
      try store.release(ids, of: lease, at: now)
    }
  }

  /// Makes sure that this process owns a session whose page has come back to it.
  ///
  /// Another process may have asked for the session before. It may also have taken it while this process was paused,
  /// and then the session here is an old one.
  ///
  /// - Parameters:
  ///   - id: The session.
  ///   - finish: Called with whether it does. Otherwise the session has ended here.
  func confirm(
    _ id: SessionID,
    then finish: @escaping Confirmation = { _ in }
  ) {
    guard isWorking, owned.has(id) else { return finish(true) }
    confirmations[id, default: []].append(finish)
    confirmAll()
  }

  /// Confirms the sessions of all pages that wait for that.
  ///
  /// Hundreds of pages come back at once, and a statement for each would take seconds where the database is slow.
  private func confirmAll() {
    guard confirmed.isEmpty, !confirmations.isEmpty else { return }
    confirmed = confirmations
    confirmations = [:]
    tasks.runBeside { [weak self, store, lease, tasks, ids = Set(confirmed.keys)] in
      let lost = (try? store.confirm(ids, for: lease)) ?? []
      tasks.runOnMain { [weak self] in self?.finishConfirmations(lost) }
    }
  }

  private func finishConfirmations(_ lost: Set<SessionID>) {
    let finished = confirmed
    confirmed = [:]
    for id in lost {
      if let session = find(id) { lose(session) }
    }
    for (id, confirmations) in finished {
      for finish in confirmations { finish(!lost.contains(id)) }
    }
    confirmAll()
  }

  /// Ends a session here, because another process runs it or has run it since.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - reason: What its page is told, if it is connected here.
  func lose(_ session: Session, _ reason: EndReason = .outdated) {
    changed.remove(session.id)
    owned.remove(session.id)
    onLoss(session, reason)
  }

  /// Notes that a session has something to save.
  func noteChange(of id: SessionID) {
    guard isWorking else { return }
    changed.insert(id)
    gather()
  }

  private func gather() {
    guard !isGathering else { return }
    isGathering = true
    tasks.runLater(Self.gatheringTime) { [weak self] in self?.save() }
  }

  private func save() {
    let changes = takeChanges()
    guard isWorking, !changes.isEmpty else {
      isGathering = false
      return
    }
    let ids = Set(changes.map(\.session.id))
    beginWriting(ids)
    tasks.runBeside { [weak self, store, lease, tasks] in
      let result = Result { try store.save(changes, for: lease) }
      tasks.runOnMain { [weak self] in
        self?.endWriting(ids)
        self?.saved(changes, result)
        self?.gatherNext()
      }
    }
  }

  private func beginWriting(_ ids: Set<SessionID>) {
    for id in ids { written[id, default: 0] += 1 }
  }

  private func endWriting(_ ids: Set<SessionID>) {
    for id in ids {
      let count = written.removeValue(forKey: id) ?? 0
      if count > 1 { written[id] = count - 1 }
    }
  }

  /// Saves what has changed during the last save.
  private func gatherNext() {
    isGathering = false
    if isWorking, !changed.isEmpty { gather() }
  }

  private func takeChanges() -> [SessionChange] {
    let now = tasks.now()
    let changes = changed.compactMap { find($0)?.takeChange(build: build, at: now) }
    changed = []
    for change in changes { owned.note(change.session.values, of: change.session.id) }
    let ended = endLargest()
    return changes.filter { !ended.contains($0.session.id) }
  }

  /// Gives up the largest sessions while the values of all are too large.
  ///
  /// - Returns: Those sessions, which must not be saved any more.
  private func endLargest() -> Set<SessionID> {
    var ended: Set<SessionID> = []
    while let largest = owned.largest {
      ended.insert(largest)
      let session = find(largest)
      remove(largest)
      if let session { onExcess(session) }
    }
    return ended
  }

  private func saved(_ changes: [SessionChange], _ result: Result<Set<SessionID>, any Error>) {
    do {
      let lost = try result.get()
      for change in changes {
        let isLost = lost.contains(change.session.id)
        if isLost { owned.remove(change.session.id) }
        guard let session = find(change.session.id) else { continue }
        if isLost {
          onLoss(session, .outdated)
        } else {
          session.saved(through: change.session.lastEvent)
        }
      }
    } catch {
      fail(error)
    }
  }

  /// Forgets a session that has ended.
  func remove(_ id: SessionID) {
    changed.remove(id)
    owned.remove(id)
    change([id]) { try $0.remove([id], for: $1) }
  }

  /// The process runs a session that it has begun, or made anew.
  func run(_ id: SessionID) {
    owned.run(id)
  }

  /// The process no longer runs a session, whose page may have it made anew for some time.
  func wait(_ id: SessionID, of network: IPAddress?) {
    owned.wait(id, of: network, since: tasks.instant())
    while let excess = owned.excess { remove(excess) }
  }

  /// Forgets the sessions of a user that no process runs.
  ///
  /// - Parameters:
  ///   - id: The id of the user.
  ///   - browser: The browser, or `nil` for all.
  func removeSessions(ofUser id: String, in browser: BrowserID?) {
    let (name, now) = (browser?.keptName, tasks.now())
    removals += 1
    change {
      try $0.removeSessions(ofUser: id, in: name, for: $1, at: now)
    } finally: { keeper in
      keeper.removals -= 1
    }
  }

  /// Changes sessions in the store after all that is being saved.
  private func change(
    _ ids: Set<SessionID> = [],
    _ work: @escaping @Sendable (any KeptSessionStore, SessionLease) throws -> Void,
    finally finish: @escaping @MainActor @Sendable (SessionKeeper) -> Void = { _ in }
  ) {
    guard isWorking else { return }
    beginWriting(ids)
    tasks.runBeside { [weak self, store, lease, tasks] in
      let result = Result { try work(store, lease) }
      tasks.runOnMain { [weak self] in
        guard let self else { return }
        endWriting(ids)
        finish(self)
        if case .failure(let error) = result { fail(error) }
      }
    }
  }

  /// Removes the sessions that no process has had for too long.
  ///
  /// The lease of this process is extended before, because the whole machine may have been paused. Otherwise it would
  /// remove the sessions that it runs itself. If the database was away, other processes extend theirs first.
  func removeExpired() {
    let instant = tasks.instant()
    if let event = watch.check(at: instant) { log.report(event) }
    guard isWorking, !watch.isWaiting else { return }
    watch.begin(at: instant)
    let time = tasks.now() - retention.timeInterval
    let expired = owned.expired(before: instant - retention)
    for id in expired { owned.remove(id) }
    removals += 1
    tasks.runBeside { [weak self, store, lease, tasks] in
      try? store.extend(lease, until: tasks.now() + Self.leaseTime)
      if !expired.isEmpty { try? store.remove(expired, for: lease) }
      let isLate = tasks.instant() - instant >= StoreWatch.patience
      if !isLate { try? store.removeSessions(notSeenSince: time) }
      tasks.runOnMain { [weak self] in self?.finishRemoval() }
    }
  }

  private func finishRemoval() {
    removals -= 1
    if let event = watch.end(at: tasks.instant()) { log.report(event) }
  }

  /// Finds a session, and makes this process its owner if a browser and a user may resume it.
  ///
  /// While another process runs it, that one is asked for it, and this one tries again for some seconds.
  ///
  /// - Parameters:
  ///   - claim: The request of a page.
  ///   - isWaiting: Whether the page still waits.
  ///   - finish: Called with the answer.
  func take(
    _ claim: SessionClaim,
    while isWaiting: @escaping @MainActor @Sendable () -> Bool,
    then finish: @escaping @MainActor @Sendable (SessionSearch.Finding) -> Void
  ) {
    guard isWorking else { return finish(findingAtTheEnd) }
    search.find(claim, notSeenSince: tasks.now() - retention.timeInterval, while: isWaiting) {
      [weak self] finding in
      if case .found(let session) = finding { self?.owned.note(session.values, of: claim.id) }
      finish(finding)
      // Its page may be gone, and there may be no room for it.
      guard case .found = finding, let self, find(claim.id) == nil else { return }
      wait(claim.id, of: claim.network)
    }
  }

  /// The answer to the search for a session when nothing is kept any more.
  private var findingAtTheEnd: SessionSearch.Finding {
    // The page of a process that stops finds its session at the next one.
    hasFinished.withLock(\.self) ? .owned : .refused(.unknownSession)
  }

  /// Saves all that has changed, and lets other processes take the sessions at once.
  ///
  /// If the database is away for some seconds, what it lacks is lost, and the log says so.
  package func finish() {
    guard isWorking else { return }
    let changes = takeChanges()
    isWorking = false
    let result = Outcome()
    store.limitWaiting(to: Self.endTime)
    tasks.runBesideAndWait { [store, lease, tasks, hasFinished] in
      hasFinished.withLock { $0 = true }
      result.value = Result {
        defer { try? store.extend(lease, until: tasks.now()) }
        return try changes.isEmpty ? [] : store.save(changes, for: lease)
      }
    }
    if case .failure(let error) = result.value { log.report(.sessionsNotKept("\(error)")) }
    if let value = result.value { saved(changes, value) }
    search.end(with: findingAtTheEnd)
  }

  private func fail(_ error: any Error) {
    guard isWorking else { return }
    isWorking = false
    log.report(.sessionsNotKept("\(error)"))
    onFailure()
    search.end(with: findingAtTheEnd)
  }

  /// Called when sessions are no longer kept.
  var onFailure: () -> Void = {}

  /// The result of work that the main actor waits for.
  // NB: Unchecked, because the work has ended before the result is read.
  private final class Outcome: @unchecked Sendable {
    var value: Result<Set<SessionID>, any Error>?
  }
}

extension Duration {
  fileprivate var timeInterval: TimeInterval { TimeInterval(components.seconds) }
}
