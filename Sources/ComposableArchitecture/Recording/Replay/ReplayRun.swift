internal import IssueReporting
internal import Sharing

/// A run of a reducer with recorded actions, which may go on later with further ones.
///
/// Its writes to shared values are kept for its later actions, and nowhere else. Those of effects and of other code between
/// the actions are made again as they were recorded.
@MainActor
struct ReplayRun<State, Action> {
  private let reducer: ReplayedReducer<State, Action>
  private let issues = IssueCollector()
  /// The shared values as the handled actions have left them.
  let sharedValues: SharedAssertion

  init(_ reducer: ReplayedReducer<State, Action>, sharedValues: SharedAssertion) {
    self.reducer = reducer
    self.sharedValues = sharedValues
  }

  /// Whether the reducer has reported no issue, and needed no other values than it was given when it was recorded.
  var isPossible: Bool { issues.first == nil && reducer.missing == nil }

  /// Runs an operation that reduces actions.
  func reducing<Result>(
    _ operation: (@escaping (inout State, RecordedAction<State, Action>) -> Void) -> Result
  ) -> Result {
    withIssueReporters([issues]) {
      reducer.run { reduce in
        sharedValues.expecting {
          operation { state, action in
            for change in action.earlierSharedChanges { change.valueAfter.restore() }
            reduce(&state, action.action, action.values.ofReducer)
          }
        }
      }
    }
  }
}
