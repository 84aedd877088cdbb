internal import Clocks
internal import ConcurrencyExtras
internal import Dependencies
internal import Foundation
internal import Sharing

/// Gives a reducer the values that it used when it was recorded.
final class ReplayedDependencies: Sendable {
  private struct Values {
    var rest = ReducerValues()
    var missing: String?
  }

  private let values = Locked(Values())
  private let stackElements = StackElementIDGenerator()

  /// The reason why a dependency had no value for the reducer, if there is one.
  var missing: String? { values.withLock { $0.missing } }

  /// Replaces dependencies by ones that give the recorded values.
  func give(to dependencies: inout DependencyValues) {
    dependencies.uuid = UUIDGenerator { self.next(\.uuids, of: "uuid") ?? UUID() }
    dependencies.date = DateGenerator { self.next(\.dates, of: "date") ?? Date() }
    dependencies.withRandomNumberGenerator = WithRandomNumberGenerator(
      ReplayedRandomNumbers { self.next(\.randomNumbers, of: "withRandomNumberGenerator") ?? 0 }
    )
    dependencies.continuousClock = ReplayedClock {
      self.next(\.times, of: "continuousClock") ?? .zero
    }
    dependencies.stackElementID = stackElements
    dependencies.wrapDependencies(
      with: ReplayedAnswers(
        next: { self.nextAnswer(of: $0, $1) },
        report: { reason in self.values.withLock { $0.missing = $0.missing ?? reason } }
      )
    )
  }

  /// Begins with the values of an action.
  func begin(_ values: ReducerValues) {
    self.values.withLock { $0.rest = values }
    stackElements.upcoming = StackElementID(generation: values.stackElement)
  }

  private func nextAnswer(of client: RecordedClient, _ endpoint: String) -> RecordedAnswer.Event? {
    values.withLock { values in
      let index = values.rest.answers.firstIndex {
        $0.client.key == client.key && $0.endpoint == endpoint
      }
      return index.map { values.rest.answers.remove(at: $0).event }
    }
  }

  private func next<Value: Sendable>(
    _ list: any WritableKeyPath<ReducerValues, [Value]> & Sendable,
    of dependency: String
  ) -> Value? {
    values.withLock { values in
      guard !values.rest[keyPath: list].isEmpty else {
        values.missing = values.missing ?? Issues.replayNeedsMore(of: dependency)
        return nil
      }
      return values.rest[keyPath: list].removeFirst()
    }
  }
}

private struct ReplayedRandomNumbers: RandomNumberGenerator, Sendable {
  let generate: @Sendable () -> UInt64

  func next() -> UInt64 { generate() }
}

/// A clock with recorded times, on which nothing waits: effects do not run.
private struct ReplayedClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    func duration(to other: Self) -> Duration { other.offset - offset }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  let time: @Sendable () -> Duration

  var now: Instant { Instant(offset: time()) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}
