import ConcurrencyExtras
import Dispatch

/// The work of connections that waits for the main actor.
///
/// The work of one network is done in order. Networks take turns: pages that send as fast as they are allowed to delay
/// only those of their own network. The main queue has one piece of work at a time, so that effects have their turns in between.
final class MessageTurns: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  fileprivate struct State {
    var turns = NetworkTurns<Work>()
    /// Whether a turn is in the main queue, or follows the one under way.
    var isScheduled = false
    /// The work after all that waits.
    var last: [Work] = []
  }

  private let log: HostLog
  private let state = Locked(State())

  /// - Parameter log: Where a turn is reported that comes late, because the app keeps the main actor busy.
  init(log: HostLog) {
    self.log = log
  }

  /// Adds work of a connection.
  func add(for network: IPAddress?, _ work: @escaping Work) {
    let isIdle = state.withLock { state in
      guard state.last.isEmpty else { return false }
      state.turns.add(work, for: network)
      return state.beginTurn()
    }
    if isIdle { scheduleTurn() }
  }

  /// Does all work that waits, and then the last one.
  ///
  /// Work that is added before the last one has begun is dropped.
  func finish(then work: @escaping Work) {
    let isIdle = state.withLock { state in
      state.last.append(work)
      return state.beginTurn()
    }
    if isIdle { scheduleTurn() }
  }

  private func scheduleTurn() {
    let start = ContinuousClock.now
    DispatchQueue.main.async {
      self.log.reportLag(since: start)
      MainActor.assumeIsolated { self.takeTurn() }
    }
  }

  @MainActor
  private func takeTurn() {
    let (work, isMore) = state.withLock { ($0.next(), $0.isScheduled) }
    work?()
    if isMore { scheduleTurn() }
  }
}

extension MessageTurns.State {
  /// Notes that a turn is scheduled.
  ///
  /// - Returns: Whether none was.
  fileprivate mutating func beginTurn() -> Bool {
    defer { isScheduled = true }
    return !isScheduled
  }

  /// Takes the next work, and notes whether there is more.
  fileprivate mutating func next() -> MessageTurns.Work? {
    defer { isScheduled = !turns.isEmpty || !last.isEmpty }
    if let work = turns.next() { return work }
    defer { last = [] }
    return { [last] in last.forEach { $0() } }
  }
}
