internal import Clocks
internal import ConcurrencyExtras
internal import Dependencies
import Foundation
internal import IssueReporting
internal import RandomSequences
internal import Sharing

/// The failure of a sequence of steps.
struct CheckFailure<State, Action> {
  enum Kind: Equatable {
    case invariant(String)
    /// The first line of an issue that the feature reported, which two failures of one kind share.
    case issue(String)
  }

  let kind: Kind
  /// The whole text of the issue, if it is one.
  var issue: String?
  /// The last change, unless the sequence fails without an action.
  var change: (before: State, action: Action, after: State)?
}

/// A sequence of steps on a test store of its own.
@MainActor
final class CheckedRun<State: Equatable, Action> {
  private let store: TestStore<State, Action>
  private let invariants: [ReducerChecker<State, Action>.Invariant]
  private let clock = TestClock()
  private let issues = IssueCollector()
  private(set) var failure: CheckFailure<State, Action>?

  init(_ checker: ReducerChecker<State, Action>) async {
    invariants = checker.invariants
    let (clock, issues) = (clock, issues)
    store = withIssueReporters([issues]) {
      TestStore(initialState: checker.initialState()) {
        checker.reducer()
      } withDependencies: {
        $0.control(with: clock)
        checker.prepareDependencies(&$0)
      }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    noteFailure(in: nil, state)
  }

  var state: State { store.state }

  /// Whether the feature is still there and has not failed.
  var canGoOn: Bool { failure == nil && !store.isDismissed }

  func perform(_ step: ReducerChecker<State, Action>.Step) async {
    let before = state
    await withIssueReporters([issues]) {
      switch step {
      case .send(let action):
        await store.send(action)
        noteFailure(in: (before, action), state)
      case .wait(let duration):
        await clock.advance(by: duration)
        await store.settle()
      }
      for handled in store.recorder.received {
        noteFailure(in: (handled.stateBefore, handled.action), handled.stateAfter)
      }
      await store.skipReceivedActions(strict: false)
    }
    noteIssue()
  }

  /// Cancels the effects that still run.
  func end() async {
    await withIssueReporters([issues]) {
      store.core.cancelEffects()
      await store.settle()
    }
    noteIssue()
  }

  private func noteFailure(in change: (before: State, action: Action)?, _ after: State) {
    noteIssue()
    guard failure == nil else { return }
    let broken = invariants.first { !$0.holds(change?.before ?? after, change?.action, after) }
    failure = broken.map { broken in
      CheckFailure(
        kind: .invariant(broken.name),
        change: change.map { ($0.before, $0.action, after) }
      )
    }
  }

  private func noteIssue() {
    guard failure == nil, let issue = issues.first else { return }
    let firstLine = issue.prefix { $0 != "\n" }
    failure = CheckFailure(kind: .issue(String(firstLine)), issue: issue)
  }
}

extension DependencyValues {
  /// Gives a feature the same time, ids and random numbers in each run.
  fileprivate mutating func control(with clock: TestClock<Duration>) {
    let start = clock.now
    continuousClock = clock
    suspendingClock = clock
    date = DateGenerator {
      let elapsed = start.duration(to: clock.now)
      return Date(timeIntervalSinceReferenceDate: elapsed / .seconds(1))
    }
    uuid = .incrementing
    defaultInMemoryStorage = InMemoryStorage()
    withRandomNumberGenerator = WithRandomNumberGenerator(SeededGenerator(seed: 0))
  }
}
