import ConcurrencyExtras
import Foundation
import IssueReporting

/// A clock whose time stands still until a test moves it.
///
/// Give it to a feature in place of a real clock, then decide how much time has passed:
///
/// ```swift
/// let clock = TestClock()
/// let task = Task {
///   try await clock.sleep(for: .seconds(300))
///   return "done"
/// }
///
/// await clock.advance(by: .seconds(300))
/// #expect(try await task.value == "done")
/// ```
///
/// `advance` wakes one sleeper at a time, in the order of the deadlines. The clock then shows that deadline, and the
/// sleeper's work ends before the next sleeper wakes. If the work sleeps again, the same call wakes it. In the effects
/// of a store or a test store this is exact. For other tasks the clock can only yield many times; see
/// `Task.megaYield`.
///
/// A sleeping task keeps its clock alive; cancel the task to free both.
///
/// The original yields in every case.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment of a test clock: how far it is from the clock's beginning.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// Creates the moment that is `offset` after the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let state: Locked<State>

  /// Creates a clock.
  ///
  /// - Parameter now: The first time that the clock shows.
  public init(now: Instant = Instant()) {
    state = Locked(State(now: now))
  }

  /// The current time, which only the test moves.
  public var now: Instant {
    state.withLock { $0.now }
  }

  /// Zero: a test clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until the clock has been advanced to a deadline.
  ///
  /// It returns at once if the deadline has passed. If the deadline is now, it waits for the next
  /// ``advance(by:)``.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Has no effect.
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { $0.makeID() }
    let executor = EffectExecutor.current
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
        // NB: Cancellation is checked under the lock, because 'onCancel' may have run before.
        let result = state.withLock { state -> Result<Void, CancellationError>? in
          guard !Task.isCancelled else { return .failure(CancellationError()) }
          guard deadline >= state.now else { return .success(()) }
          state.add(sleeper, on: executor)
          return nil
        }
        if let result {
          continuation.resume(with: result.mapError { $0 })
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.remove(id: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Throws if a task is asleep.
  ///
  /// Use it to assert that no task waits for the clock:
  ///
  /// ```swift
  /// try await clock.checkSuspension()
  /// ```
  ///
  /// - Throws: ``SuspensionError`` if a task is asleep after all work that can run has run.
  public func checkSuspension() async throws {
    await settle()
    guard state.withLock({ $0.sleepers.isEmpty }) else { throw SuspensionError() }
  }

  /// Moves the clock forward by a duration, and wakes the sleepers that are due.
  ///
  /// - Parameter duration: The duration. The default, zero, wakes the sleepers that are due now.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock forward to a moment, and wakes the sleepers that are due.
  ///
  /// The clock never moves back: an earlier moment only wakes the sleepers that are due now.
  ///
  /// - Parameter deadline: The moment at which to stop.
  public func advance(to deadline: Instant) async {
    await settle()
    while wakeNext(until: deadline) {
      await settle()
    }
  }

  /// Moves the clock forward until nothing sleeps any more.
  ///
  /// ```swift
  /// let task = Task { for await _ in clock.timer(interval: .seconds(1)).prefix(10) {} }
  /// await clock.run()
  /// ```
  ///
  /// Work that sleeps again and again, such as an endless timer, is limited in real time. After the limit an issue is
  /// reported, and the sleepers wake with `CancellationError`. On a slow machine work may go on after the limit, until a
  /// hundred sleepers have woken. Without any time, `.zero`, no sleeper wakes.
  ///
  /// - Parameters:
  ///   - duration: The limit in real time.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  public func run(
    timeout duration: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: duration)
    var woken = 0
    await settle()
    while let deadline = state.withLock({ $0.sleepers.first?.deadline }) {
      let isExpectedToEnd = duration > .zero && woken < 100
      guard isExpectedToEnd || ContinuousClock.now < end else {
        let given = state.withLock { $0.removeAll() }
        for sleeper in given {
          sleeper.continuation.resume(throwing: CancellationError())
        }
        reportIssue(
          Issues.stillSleeping(
            timeout: duration,
            offsets: given.map { "\($0.deadline.offset)" }
          ),
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      if wakeNext(until: deadline) { woken += 1 }
      await settle()
    }
  }

  /// Wakes the sleeper with the first deadline if it is due by `limit`.
  private func wakeNext(until limit: Instant) -> Bool {
    let sleeper = state.withLock { $0.takeFirst(until: limit) }
    sleeper?.continuation.resume()
    return sleeper != nil
  }

  /// Waits until all work that this clock knows has run.
  ///
  /// Executors report their end. Plain tasks do not: the clock yields many times instead.
  private func settle() async {
    for executor in EffectExecutor.busy {
      await executor.settle()
    }
    let (executors, hasPlainSleepers) = state.withLock { ($0.executors, $0.hasPlainSleepers) }
    let caller = EffectExecutor.current
    if hasPlainSleepers || (executors.isEmpty && caller == nil) {
      await Task.megaYield()
    }
    if let caller {
      await caller.settle()
    }
    for executor in state.withLock({ $0.executors }) where executor !== caller {
      await executor.settle()
    }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Instant
    /// The sleepers in the order of their deadlines.
    var sleepers: [Sleeper] = []
    var executors: [EffectExecutor] = []
    var hasPlainSleepers = false
    var nextID = 0

    init(now: Instant) {
      self.now = now
    }

    mutating func makeID() -> Int {
      defer { nextID += 1 }
      return nextID
    }

    mutating func add(_ sleeper: Sleeper, on executor: EffectExecutor?) {
      let position = sleepers.firstIndex { $0.deadline > sleeper.deadline } ?? sleepers.endIndex
      sleepers.insert(sleeper, at: position)
      guard let executor else {
        hasPlainSleepers = true
        return
      }
      if !executors.contains(where: { $0 === executor }) {
        executors.append(executor)
      }
    }

    mutating func remove(id: Int) -> Sleeper? {
      sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0) }
    }

    /// Moves to the first deadline and takes its sleeper.
    ///
    /// If none is due, it moves to the limit.
    mutating func takeFirst(until limit: Instant) -> Sleeper? {
      guard let first = sleepers.first, first.deadline <= limit else {
        now = max(now, limit)
        return nil
      }
      now = max(now, first.deadline)
      return sleepers.removeFirst()
    }

    mutating func removeAll() -> [Sleeper] {
      defer { sleepers = [] }
      return sleepers
    }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that shows zero.
  public convenience init() {
    self.init(now: Instant())
  }
}
