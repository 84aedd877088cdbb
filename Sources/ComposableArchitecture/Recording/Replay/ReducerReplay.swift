internal import Dependencies
internal import IssueReporting
internal import Sharing

/// Runs the reducer of a recorded store again, with some of the recorded actions.
///
/// Effects do not run: their recorded actions stand for what they would send. The reducer gets the ids and the dates that
/// it got when it was recorded. What it writes into shared values is forgotten.
@MainActor
struct ReducerReplay<State, Action> {
  typealias Recorded = RecordedAction<State, Action>

  private let dependencies: DependencyValues
  private let makeReducer: @MainActor () -> Reduction

  /// Changes a state by an action.
  typealias Reduction = @MainActor (inout State, Action) -> Void

  init(_ reducer: some Reducer<State, Action>, dependencies: DependencyValues) {
    self.dependencies = dependencies
    makeReducer = {
      let runner = reducer._makeRunner()
      return { _ = runner.reduce(into: &$0, action: $1) }
    }
  }

  /// The states around the last of some actions.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - state: The state before the first one.
  ///   - compare: Receives the states before and after the last action, while shared values are as the actions left them.
  /// - Returns: The result of the closure. It is false without actions, and if the reducer reports an issue. It is also
  ///   false if an effect that sent one of the actions would now be started in another state, and so may send another.
  /// - Complexity: O(*n*) for *n* actions.
  func lastChange(
    by actions: [Recorded],
    from state: State,
    isAsWanted compare: (_ before: State, _ after: State) -> Bool
  ) -> Bool {
    guard let last = actions.last else { return false }
    let causes = Set(actions.compactMap(\.origin.cause))
    return run { reduce in
      var state = state
      for action in actions.dropLast() {
        reduce(&state, action)
        if causes.contains(action.number), !areEqual(state, action.stateAfter) { return false }
      }
      let before = state
      reduce(&state, last)
      return compare(before, state)
    } ?? false
  }

  /// Whether two states are equal, as far as they can be compared.
  private func areEqual(_ first: State, _ second: State) -> Bool {
    (first as? any Equatable)?.isEqual(to: second) ?? true
  }

  /// The same actions with the states that they lead to.
  func states(of actions: [Recorded], from state: State) -> [Recorded]? {
    run { reduce in
      var state = state
      var states = ValueHistory<State>()
      return actions.map { action in
        let before = states.keep(state)
        reduce(&state, action)
        return action.with(before: before, after: states.keep(state))
      }
    }
  }

  /// Runs an operation that reduces actions.
  ///
  /// - Returns: The result of the operation, or nil if the reducer reports an issue or needs other values than it was
  ///   given when it was recorded.
  private func run<Result>(
    _ operation: ((inout State, Recorded) -> Void) -> Result
  ) -> Result? {
    let issues = IssueCollector()
    let values = ReplayedDependencies()
    var dependencies = dependencies
    values.give(to: &dependencies)
    let result = withIssueReporters([issues]) {
      DependencyValues.withCurrent(dependencies) {
        SharedChangeTracker().assertion().expecting {
          let reducer = makeReducer()
          return operation { state, action in
            values.begin(action.values.ofReducer)
            Sharing.Reduction.begin()
            defer { Sharing.Reduction.end() }
            reducer(&state, action.action)
          }
        }
      }
    }
    return issues.first == nil && values.missing == nil ? result : nil
  }
}
