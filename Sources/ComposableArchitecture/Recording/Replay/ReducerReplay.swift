internal import Dependencies
internal import Sharing

/// Runs the reducer of a recorded store again, with some of the recorded actions.
///
/// Shared values begin as they were then, and the writes of the reducer to them are forgotten.
@MainActor
struct ReducerReplay<State, Action> {
  typealias Recorded = RecordedAction<State, Action>

  private let reducer: any Reducer<State, Action>
  private let dependencies: DependencyValues

  init(_ reducer: some Reducer<State, Action>, dependencies: DependencyValues) {
    self.reducer = reducer
    self.dependencies = dependencies
  }

  /// The states around the last of some actions.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - start: The moment before the first one.
  ///   - purpose: Why they are handled once more.
  ///   - compare: Receives the states before and after the last action, while shared values are as the actions left them.
  /// - Returns: The result of the closure. It is false without actions, and if the reducer reports an issue. It is also
  ///   false if an effect that sent one of the actions would now be started in another state, and so may send another.
  /// - Complexity: O(*n*) for *n* actions.
  func lastChange(
    by actions: [Recorded],
    from start: ReplayStart<State>,
    _ purpose: ReplayPurpose<State, Action>,
    isAsWanted compare: (_ before: State, _ after: State) -> Bool
  ) -> Bool {
    guard let last = actions.last else { return false }
    let causes = Set(actions.compactMap(\.origin.cause))
    return run(from: start, purpose) { reduce in
      var state = start.state
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

  /// The actions that are not left out, with the states that they lead to.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - leftOut: The numbers of those that are left out.
  ///   - start: The moment before the first one.
  ///   - purpose: Why they are handled once more.
  /// - Returns: The actions up to the first one at which the reducer reports an issue or needs other values than it was
  ///   given when it was recorded.
  func states(
    of actions: [Recorded],
    leavingOut leftOut: Set<Int> = [],
    from start: ReplayStart<State>,
    _ purpose: ReplayPurpose<State, Action>
  ) -> [Recorded] {
    let run = begin(with: start.sharedValues.copy(), purpose)
    return run.reducing { reduce in
      var state = start.state
      var states = ValueHistory<State>()
      var possible: [Recorded] = []
      for action in actions {
        let before = states.keep(state)
        reduce(&state, action, leftOut)
        guard run.isPossible else { break }
        guard !leftOut.contains(action.number) else { continue }
        possible.append(action.with(before: before, after: states.keep(state)))
      }
      return possible
    }
  }

  /// Runs an operation that reduces actions.
  ///
  /// - Returns: The result of the operation, or nil if the reducer reports an issue or needs other values than it was
  ///   given when it was recorded.
  private func run<Result>(
    from start: ReplayStart<State>,
    _ purpose: ReplayPurpose<State, Action>,
    _ operation: (@escaping (inout State, Recorded) -> Void) -> Result
  ) -> Result? {
    let run = begin(with: start.sharedValues.copy(), purpose)
    let result = run.reducing { reduce in operation { reduce(&$0, $1, []) } }
    return run.isPossible ? result : nil
  }

  /// A run of the reducer that handles actions one after the other, with the shared values as earlier actions left them.
  func begin(
    with sharedValues: SharedAssertion,
    _ purpose: ReplayPurpose<State, Action>
  ) -> ReplayRun<State, Action> {
    ReplayRun(
      ReplayedReducer(reducer, dependencies: dependencies),
      sharedValues: sharedValues,
      purpose
    )
  }
}
