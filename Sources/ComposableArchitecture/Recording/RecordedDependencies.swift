internal import Clocks
internal import ConcurrencyExtras
internal import Dependencies
internal import Foundation
internal import Sharing

/// The values that dependencies have given to a recorded feature.
struct RecordedValues: Sendable {
  var uuids: [UUID] = []
  var dates: [Date] = []
  var randomNumbers: [UInt64] = []
  /// The answers of clients to effects and to other code.
  var answers: [RecordedAnswer] = []
  /// The time on the store's clock since the feature first used it, or nil if it has not.
  var time: Duration?
  /// The values that the reducer itself has used.
  ///
  /// The other ones were for effects.
  var ofReducer = ReducerValues()
}

/// The values that dependencies have given to a reducer for one action.
struct ReducerValues: Sendable {
  var uuids: [UUID] = []
  var dates: [Date] = []
  var randomNumbers: [UInt64] = []
  /// The times on the clock since the feature first used it.
  var times: [Duration] = []
  /// The answers of clients.
  var answers: [RecordedAnswer] = []
  /// The number of the next element of a stack.
  var stackElement = 0
}

extension RecordedValues {
  /// All answers of clients in the order of their times.
  var allAnswers: [RecordedAnswer] { answers + ofReducer.answers }
}

/// Wraps the dependencies of a store whose values a test can give again.
///
/// A wrapped dependency is read when it is used, so that one without a value is reported as in any other store.
final class RecordedDependencies: Sendable {
  private let values: Locked<RecordedValues>
  private let answers: AnswerLog
  private let clock = Locked<RecordedClock?>(nil)
  private let stackElements = Locked<StackElementIDGenerator?>(nil)

  init() {
    let values = Locked(RecordedValues())
    self.values = values
    answers = AnswerLog { answer, isOfReducer in
      values.withLock { values in
        if isOfReducer {
          values.ofReducer.answers.append(answer)
        } else {
          values.answers.append(answer)
        }
      }
    }
  }

  /// Records the ids, the dates, the time and the answers that a store's dependencies give.
  func record(_ dependencies: inout DependencyValues) {
    let original = dependencies
    dependencies.uuid = UUIDGenerator { [values] in
      let uuid = original.uuid()
      guard !EndpointCall.isRunning else { return uuid }
      values.withLock {
        $0.uuids.append(uuid)
        if Reduction.isCurrent { $0.ofReducer.uuids.append(uuid) }
      }
      return uuid
    }
    dependencies.date = DateGenerator { [values] in
      let date = original.date.now
      guard !EndpointCall.isRunning else { return date }
      values.withLock {
        $0.dates.append(date)
        if Reduction.isCurrent { $0.ofReducer.dates.append(date) }
      }
      return date
    }
    dependencies.withRandomNumberGenerator = WithRandomNumberGenerator(
      RecordedRandomNumbers(
        generate: { original.withRandomNumberGenerator { $0.next() } },
        record: { [values] number in
          guard !EndpointCall.isRunning else { return }
          values.withLock {
            $0.randomNumbers.append(number)
            if Reduction.isCurrent { $0.ofReducer.randomNumbers.append(number) }
          }
        }
      )
    )
    let clock = RecordedClock {
      original.continuousClock
    } record: { [values] time in
      guard Reduction.isCurrent, !EndpointCall.isRunning else { return }
      values.withLock { $0.ofReducer.times.append(time) }
    }
    dependencies.continuousClock = clock
    self.clock.withLock { $0 = clock }
    stackElements.withLock { $0 = original.stackElementID }
    dependencies.wrapDependencies(with: AnswerWrapper(log: answers))
  }

  /// Notes that the next values are those of an action.
  func beginAction(_ number: Int) {
    answers.beginAction(number)
    guard let stackElement = stackElements.withLock({ $0 })?.upcoming.generation else { return }
    values.withLock { $0.ofReducer.stackElement = stackElement }
  }

  /// Whether the feature has used the clock.
  var usesClock: Bool { clock.withLock { $0 }?.elapsed != nil }

  /// The answers of clients since the last action.
  var answersAfterLastAction: [RecordedAnswer] { values.withLock { $0.allAnswers } }

  /// Forgets the answers of clients since the last action.
  func forgetAnswers() {
    values.withLock { ($0.answers, $0.ofReducer.answers) = ([], []) }
  }

  /// Takes the values since the last call.
  func takeValues() -> RecordedValues {
    let time = clock.withLock { $0 }?.elapsed
    return values.withLock { values in
      defer { values = RecordedValues() }
      values.time = time
      return values
    }
  }
}

/// The random numbers of a recorded store.
private struct RecordedRandomNumbers: RandomNumberGenerator, Sendable {
  let generate: @Sendable () -> UInt64
  let record: @Sendable (UInt64) -> Void

  func next() -> UInt64 {
    let number = generate()
    record(number)
    return number
  }
}

/// The clock of a recorded store, which is made when it is first used.
final class RecordedClock: Clock {
  typealias Instant = AnyClock<Duration>.Instant

  private struct Use {
    let clock: AnyClock<Duration>
    let start: Instant
  }

  private let make: @Sendable () -> any Clock<Duration>
  private let record: @Sendable (Duration) -> Void
  private let use = Locked<Use?>(nil)

  /// - Parameters:
  ///   - make: Returns the wrapped clock.
  ///   - record: Receives each time that is read.
  init(
    _ make: @escaping @Sendable () -> any Clock<Duration>,
    record: @escaping @Sendable (Duration) -> Void
  ) {
    self.make = make
    self.record = record
  }

  /// The time since the first use, or nil if there was none.
  var elapsed: Duration? {
    use.withLock { $0 }.map { $0.start.duration(to: $0.clock.now) }
  }

  var now: Instant {
    let now = used.now
    if let start = use.withLock({ $0?.start }) { record(start.duration(to: now)) }
    return now
  }

  var minimumResolution: Duration { used.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await used.sleep(until: deadline, tolerance: tolerance)
  }

  private var used: AnyClock<Duration> {
    if let use = use.withLock({ $0 }) { return use.clock }
    // The clock is made outside of the lock, because a missing dependency reports an issue.
    let clock = AnyClock(make())
    return use.withLock { use in
      if let use { return use.clock }
      use = Use(clock: clock, start: clock.now)
      return clock
    }
  }
}
