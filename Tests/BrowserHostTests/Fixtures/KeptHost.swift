import BrowserHost
import ConcurrencyExtras
import Foundation
import ViewCore

/// A registry that keeps its sessions in a store, as one process does.
@MainActor
final class KeptHost {
  /// The view of each window: a number that is kept, and one that is not.
  struct Content: View {
    @SceneStorage("count") private var count = 0
    @State private var other = 0

    var body: some View {
      Text(verbatim: "\(count) \(other)")
      Button("Count") { count += 1 }
      Button("Other") { other += 1 }
    }
  }

  /// The elements of the view.
  enum Node {
    static let text = 1
    static let count = 2
    static let other = 4
  }

  /// The time of all processes.
  final class Clock: Sendable {
    private let time = Locked(Date(timeIntervalSince1970: 1_000))
    private let steadyTime = Locked(ContinuousClock.now)

    var now: Date { time.withLock(\.self) }
    var instant: ContinuousClock.Instant { steadyTime.withLock(\.self) }

    func advance(by seconds: TimeInterval) {
      jump(by: seconds)
      steadyTime.withLock { $0 += .seconds(seconds) }
    }

    /// The machine's clock is set, and no time passes.
    func jump(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
  }

  let lines = RecordedLines()
  let registry: SessionRegistry
  let keeper: SessionKeeper
  /// Work beside the main actor that waits until the test lets it run, if the test asks for that.
  private let beside: WaitingWork
  private let searching: WaitingWork
  private let later: Locked<[@MainActor @Sendable () -> Void]>
  private let repeated: Locked<[@Sendable () -> Bool]>
  private let searches: Locked<Int>

  init(
    _ store: any KeptSessionStore,
    clock: Clock,
    limits: Limits = Limits(),
    firstFrame: Int = 0,
    root: @escaping @MainActor () -> any View = { Content() }
  ) throws {
    let (beside, searching) = (WaitingWork(), WaitingWork())
    let later = Locked<[@MainActor @Sendable () -> Void]>([])
    let repeated = Locked<[@Sendable () -> Bool]>([])
    let searches = Locked(0)
    let log = HostLog { [lines] in lines.append($0) }
    let tasks = KeeperTasks(
      runBeside: { beside.add($0) },
      runBesideAndWait: { $0() },
      runSearch: { work in
        searching.add {
          searches.withLock { $0 += 1 }
          work()
        }
      },
      runOnMain: { work in MainActor.assumeIsolated(work) },
      runLater: { _, work in later.withLock { $0.append(work) } },
      repeatBeside: { _, work in repeated.withLock { $0.append(work) } },
      now: { clock.now },
      instant: { clock.instant }
    )
    keeper = try SessionKeeper(
      store,
      build: "1",
      retention: .seconds(180),
      limits: limits,
      log: log,
      tasks: tasks
    )
    keeper.firstFrame = { firstFrame }
    registry = SessionRegistry(limits: limits, log: log, keeper: keeper) { setting in
      Self.graph(of: root(), setting)
    }
    (self.beside, self.searching) = (beside, searching)
    self.later = later
    self.repeated = repeated
    self.searches = searches
  }

  private static func graph(of view: some View, _ setting: PageSetting) -> ViewGraph {
    ViewGraph(root: view, environment: setting.environment, address: setting.address)
  }

  /// Saves what has changed.
  func save() {
    let works = later.withLock { works in
      defer { works = [] }
      return works
    }
    for work in works { work() }
  }

  /// Looks again for the sessions that other processes run.
  func lookAgain() { save() }

  /// Has the store wait while a test does something.
  func whileTheStoreWaits(_ action: () -> Void) {
    beside.hold { searching.hold(action) }
  }

  /// Has the store wait with all but searches while a test does something.
  func whileSavesWait(_ action: () -> Void) {
    beside.hold(action)
  }

  /// The number of searches of sessions so far.
  var searchCount: Int { searches.withLock(\.self) }

  /// The number of saves that are due.
  var dueSaves: Int { later.withLock(\.count) }

  /// Extends the lease, as the process does while it runs.
  func extendLease() {
    for work in repeated.withLock(\.self) { _ = work() }
  }

  /// Opens a page, and returns the id of its session.
  func open(_ page: RecordingConnection) -> SessionID? {
    registry.receive(.hello(PageSetting()), from: page)
    let id = page.takeFrames().first.flatMap { SessionID(String($0.dropFirst(9).dropLast(3))) }
    registry.receive(.acknowledge(received: 1), from: page)
    return id
  }

  /// Has a page ask for a session, which was loaded anew or has frames.
  ///
  /// - Returns: The frames of the answer.
  func resume(
    _ id: SessionID?,
    received: Int = 0,
    savedThrough event: Int = 0,
    on page: RecordingConnection
  ) -> [String] {
    let request = RestorationRequest(saved: event, setting: PageSetting())
    registry.receive(.resume(session: id ?? .make("f"), received: received, request), from: page)
    return page.takeFrames()
  }

  func click(_ node: NodeID, _ number: Int, received: Int = 1, on page: RecordingConnection)
    -> [String]
  {
    registry.receive(.event(.make(number, received: received, node: node)), from: page)
    return page.takeFrames()
  }
}

/// Work that is done at once, or after a test has done something.
private final class WaitingWork: Sendable {
  private let works = Locked<[@Sendable () -> Void]?>(nil)

  func add(_ work: @escaping @Sendable () -> Void) {
    let isLater = works.withLock { waiting in
      waiting?.append(work)
      return waiting != nil
    }
    if !isLater { work() }
  }

  func hold(_ action: () -> Void) {
    works.withLock { $0 = [] }
    action()
    let held = works.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for work in held { work() }
  }
}

/// A store that works until it is told to fail.
final class FailingStore: KeptSessionStore {
  struct Failure: Error {}

  private let store = MemorySessionStore()
  private let hasFailed = Locked(false)
  private let extensions = Locked(0)
  private let confirmations = Locked<[Int]>([])
  private let limits = Locked<[Duration?]>([])

  /// The times for which it may wait, one after the other.
  var waitingLimits: [Duration?] { limits.withLock(\.self) }

  /// The numbers of sessions that were confirmed together.
  var confirmationCounts: [Int] { confirmations.withLock(\.self) }

  /// How often a lease was extended.
  var extensionCount: Int { extensions.withLock(\.self) }

  func fail() { hasFailed.withLock { $0 = true } }

  func limitWaiting(to time: Duration?) { limits.withLock { $0.append(time) } }

  func commonSecret() -> String { store.commonSecret() }
  func beginLease(until end: Date) -> SessionLease { store.beginLease(until: end) }
  func extend(_ lease: SessionLease, until end: Date) {
    extensions.withLock { $0 += 1 }
    store.extend(lease, until: end)
  }
  func facts(of ids: Set<SessionID>) -> [KeptSession] { store.facts(of: ids) }
  func sessions(_ ids: Set<SessionID>) -> [KeptSession] { store.sessions(ids) }
  func take(_ ids: Set<SessionID>, for lease: SessionLease, at now: Date) -> [KeptSession] {
    store.take(ids, for: lease, at: now)
  }
  func requestHandover(of ids: Set<SessionID>) { store.requestHandover(of: ids) }
  func requestedHandovers(of lease: SessionLease) -> Set<SessionID> {
    store.requestedHandovers(of: lease)
  }
  func confirm(_ ids: Set<SessionID>, for lease: SessionLease) -> Set<SessionID> {
    confirmations.withLock { $0.append(ids.count) }
    return store.confirm(ids, for: lease)
  }
  func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) {
    store.release(ids, of: lease, at: now)
  }
  func save(_ changes: [SessionChange], for lease: SessionLease) throws -> Set<SessionID> {
    guard !hasFailed.withLock(\.self) else { throw Failure() }
    return store.save(changes, for: lease)
  }
  func remove(_ ids: Set<SessionID>, for lease: SessionLease) { store.remove(ids, for: lease) }
  func removeSessions(
    ofUser user: String,
    in browser: String?,
    for lease: SessionLease,
    at now: Date
  ) {
    store.removeSessions(ofUser: user, in: browser, for: lease, at: now)
  }
  func removeSessions(notSeenSince time: Date) { store.removeSessions(notSeenSince: time) }
  func unreadableValues() -> [UnreadableValue] { store.unreadableValues() }
}
