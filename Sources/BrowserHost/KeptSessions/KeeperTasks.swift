import Dispatch
package import Foundation

/// Where and when the work of kept sessions runs, so that tests control it.
package struct KeeperTasks: Sendable {
  /// Runs work beside the main actor, one after the other.
  package var runBeside: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  /// Runs work beside the main actor, after all other such work, and waits for it.
  package var runBesideAndWait: @Sendable (_ work: @Sendable () -> Void) -> Void
  /// Runs a search of sessions, one after the other, beside the main actor and beside other work.
  package var runSearch: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  /// Runs work on the main actor.
  package var runOnMain: @Sendable (_ work: @escaping @MainActor @Sendable () -> Void) -> Void
  /// Runs work on the main actor after a time.
  package var runLater:
    @Sendable (_ delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) -> Void
  /// Runs work beside the main actor again and again, with a pause, while it returns true.
  package var repeatBeside:
    @Sendable (_ pause: Duration, _ work: @escaping @Sendable () -> Bool) -> Void
  /// The clock of the machine, which may jump.
  package var now: @Sendable () -> Date
  /// A clock that never jumps.
  package var instant: @Sendable () -> ContinuousClock.Instant

  package init(
    runBeside: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    runBesideAndWait: @escaping @Sendable (@Sendable () -> Void) -> Void,
    runSearch: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    runOnMain: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void,
    runLater: @escaping @Sendable (Duration, @escaping @MainActor @Sendable () -> Void) -> Void,
    repeatBeside: @escaping @Sendable (Duration, @escaping @Sendable () -> Bool) -> Void,
    now: @escaping @Sendable () -> Date,
    instant: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.runBeside = runBeside
    self.runBesideAndWait = runBesideAndWait
    self.runSearch = runSearch
    self.runOnMain = runOnMain
    self.runLater = runLater
    self.repeatBeside = repeatBeside
    self.now = now
    self.instant = instant
  }

  /// Two queues of its own, and the main queue.
  package static func onQueue() -> KeeperTasks {
    let queue = DispatchQueue(label: "kept sessions", qos: .userInitiated)
    let searches = DispatchQueue(label: "search of kept sessions", qos: .userInitiated)
    return KeeperTasks(
      runBeside: { queue.async(execute: $0) },
      runBesideAndWait: { work in queue.sync { work() } },
      runSearch: { searches.async(execute: $0) },
      runOnMain: { work in DispatchQueue.main.async { MainActor.assumeIsolated(work) } },
      runLater: { delay, work in
        DispatchQueue.main.asyncAfter(deadline: .now() + DispatchTimeInterval(delay)) {
          MainActor.assumeIsolated(work)
        }
      },
      repeatBeside: { pause, work in repeatWork(work, each: DispatchTimeInterval(pause), on: queue)
      },
      now: { Date() },
      instant: { .now }
    )
  }

  private static func repeatWork(
    _ work: @escaping @Sendable () -> Bool,
    each pause: DispatchTimeInterval,
    on queue: DispatchQueue
  ) {
    queue.asyncAfter(deadline: .now() + pause) {
      if work() { repeatWork(work, each: pause, on: queue) }
    }
  }
}

extension DispatchTimeInterval {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}
