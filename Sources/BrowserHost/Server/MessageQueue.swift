import ConcurrencyExtras
import Dispatch

/// The work of connections that waits for the main actor.
///
/// The work of one network is done in order, and that of several networks alternately. So pages that send as fast as
/// they may delay only those of their own network. The main queue has one piece of work at a time, so that effects run
/// in between.
final class MessageQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  fileprivate struct State {
    var waiting = FairQueue<Work>()
    /// Whether a piece of work is in the main queue, or follows the one that runs.
    var isScheduled = false
    /// The work after all that waits.
    var last: [Work] = []
  }

  private let log: HostLog
  private let state = Locked(State())

  /// - Parameter log: Where work is reported that runs late, because the app keeps the main actor busy.
  init(log: HostLog) {
    self.log = log
  }

  /// Adds work of a connection.
  func add(for network: IPAddress?, _ work: @escaping Work) {
    let isIdle = state.withLock { state in
      guard state.last.isEmpty else { return false }
      state.waiting.add(work, for: network)
      return state.schedule()
    }
    if isIdle { enqueue() }
  }

  /// Does all work that waits, and then the last one.
  ///
  /// Work that is added before the last one has begun is dropped.
  func finish(then work: @escaping Work) {
    let isIdle = state.withLock { state in
      state.last.append(work)
      return state.schedule()
    }
    if isIdle { enqueue() }
  }

  private func enqueue() {
    let start = ContinuousClock.now
    DispatchQueue.main.async {
      self.log.reportLag(since: start)
      MainActor.assumeIsolated { self.runNext() }
    }
  }

  @MainActor
  private func runNext() {
    let (work, isMore) = state.withLock { ($0.next(), $0.isScheduled) }
    work?()
    if isMore { enqueue() }
  }
}

extension MessageQueue.State {
  /// Notes that work is scheduled.
  ///
  /// - Returns: Whether none was before.
  fileprivate mutating func schedule() -> Bool {
    defer { isScheduled = true }
    return !isScheduled
  }

  /// Takes the next work, and notes whether there is more.
  fileprivate mutating func next() -> MessageQueue.Work? {
    defer { isScheduled = !waiting.isEmpty || !last.isEmpty }
    if let work = waiting.next() { return work }
    defer { last = [] }
    return { [last] in last.forEach { $0() } }
  }
}
