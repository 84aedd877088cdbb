internal import Clocks
internal import ConcurrencyExtras
internal import Dependencies
internal import Foundation

/// The values that dependencies have given to a recorded feature.
struct RecordedValues: Sendable {
  var uuids: [UUID] = []
  var dates: [Date] = []
  /// The time on the store's clock since the feature first used it, or nil if it has not.
  var time: Duration?
  /// How many of the ids effects have taken before the reducer ran.
  var uuidsOfEffects = 0
  /// How many of the dates effects have taken before the reducer ran.
  var datesOfEffects = 0
  /// The id of the next new element of a stack when the reducer ran.
  var nextStackID = StackElementID(generation: 0)
}

/// Wraps the dependencies of a store whose values a test can give again.
///
/// A wrapped dependency is read when it is used, so that one without a value is reported as in any other store.
final class RecordedDependencies: Sendable {
  private let values = Locked(RecordedValues())
  private let clock = Locked<RecordedClock?>(nil)
  private let stackIDs = Locked<StackElementIDGenerator?>(nil)

  /// Records the ids, the dates and the time that a store's dependencies give.
  func record(_ dependencies: inout DependencyValues) {
    let original = dependencies
    dependencies.uuid = UUIDGenerator { [values] in
      let uuid = original.uuid()
      values.withLock { $0.uuids.append(uuid) }
      return uuid
    }
    dependencies.date = DateGenerator { [values] in
      let date = original.date.now
      values.withLock { $0.dates.append(date) }
      return date
    }
    let clock = RecordedClock { original.continuousClock }
    dependencies.continuousClock = clock
    self.clock.withLock { $0 = clock }
    stackIDs.withLock { $0 = original.stackElementID }
  }

  /// Notes that the reducer begins, so that its values are told from those of effects.
  func reducerBegins() {
    let nextID = stackIDs.withLock { $0 }?.upcoming
    values.withLock {
      $0.uuidsOfEffects = $0.uuids.count
      $0.datesOfEffects = $0.dates.count
      if let nextID { $0.nextStackID = nextID }
    }
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

/// The clock of a recorded store, which is made when it is first used.
final class RecordedClock: Clock {
  typealias Instant = AnyClock<Duration>.Instant

  private struct Use {
    let clock: AnyClock<Duration>
    let start: Instant
  }

  private let make: @Sendable () -> any Clock<Duration>
  private let use = Locked<Use?>(nil)

  init(_ make: @escaping @Sendable () -> any Clock<Duration>) {
    self.make = make
  }

  /// The time since the first use, or nil if there was none.
  var elapsed: Duration? {
    use.withLock { $0 }.map { $0.start.duration(to: $0.clock.now) }
  }

  var now: Instant { used.now }

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
