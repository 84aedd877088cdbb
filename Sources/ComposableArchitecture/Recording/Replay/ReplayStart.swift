internal import Sharing

/// A moment of a recording from which its reducer runs again.
struct ReplayStart<State> {
  let state: State
  /// The shared values of the moment, of which each run has a copy.
  let sharedValues: SharedAssertion
}

extension StoreRecording {
  /// The moment before the reducer handled an action, or nil if the action is not kept.
  func replayStart(before number: Int) -> ReplayStart<State>? {
    guard let state = action(number)?.stateBefore else { return nil }
    let sharedValues = SharedChangeTracker().assertion()
    sharedValues.expecting {
      for value in self.sharedValues(before: number) { value.restore() }
    }
    return ReplayStart(state: state, sharedValues: sharedValues)
  }
}
