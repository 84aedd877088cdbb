internal import IssueReporting
internal import Sharing

/// A run of a reducer with recorded actions, which may go on later with further ones.
///
/// Its writes to shared values are kept for its later actions, and nowhere else. Those of effects and of other code between
/// the actions are made again as they were recorded, except by effects of actions that are left out.
@MainActor
struct ReplayRun<State, Action> {
  private let reducer: ReplayedReducer<State, Action>
  private let issues = IssueCollector()
  /// The shared values as the handled actions have left them.
  let sharedValues: SharedAssertion
  private let purpose: ReplayPurpose<State, Action>

  init(
    _ reducer: ReplayedReducer<State, Action>,
    sharedValues: SharedAssertion,
    _ purpose: ReplayPurpose<State, Action>
  ) {
    self.reducer = reducer
    self.sharedValues = sharedValues
    self.purpose = purpose
  }

  /// Whether the reducer has reported no issue, and needed no other values than it was given when it was recorded.
  var isPossible: Bool { issues.first == nil && reducer.missing == nil }

  /// Changes a state by an action, unless the action is among those that are left out.
  typealias Function =
    (inout State, RecordedAction<State, Action>, _ leftOut: Set<Int>) -> Void

  /// Runs an operation that reduces actions.
  func reducing<Result>(_ operation: (@escaping Function) -> Result) -> Result {
    withIssueReporters([issues]) {
      reducer.run { reduce in
        sharedValues.expecting {
          operation { state, action, leftOut in
            let recording = purpose.recording
            for change in recording.sharedChanges(before: action, leavingOut: leftOut) {
              change.valueAfter.restore()
            }
            guard !leftOut.contains(action.number) else { return }
            recording.repeating(
              action,
              before: state,
              sharedRoots: sharedValues.expectedValues,
              purpose.repetition
            ) {
              reduce(&state, action.action, action.values.ofReducer)
            }
          }
        }
      }
    }
  }
}
