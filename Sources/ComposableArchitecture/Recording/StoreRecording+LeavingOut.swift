extension StoreRecording {
  /// The later actions as they would have been without one.
  ///
  /// ```swift
  /// let later = recording.actions(leavingOut: 3)
  /// print(later?.last?.stateAfter ?? "The later actions need the one that was left out.")
  /// ```
  ///
  /// The reducer runs again with the later actions that led to the present state. Actions that the effects of the
  /// left-out action have sent are left out, too. Effects do not run, and writes to shared values are forgotten. The
  /// reducer gets the ids and the dates that it got then, and other dependencies from the store, which does not change.
  ///
  /// Shared values begin as they were before the action, as far as recorded changes tell. What effects and other code
  /// have written before a later action is written again as it was then.
  /// The original library has no recordings.
  ///
  /// - Parameter number: The number of the action.
  /// - Returns: The later actions, or nil if the action is not kept. It is also nil if the reducer reports an issue
  ///   without the action, or asks for more ids or dates than then.
  /// - Complexity: O(*n*) for *n* later actions.
  public func actions(leavingOut number: Int) -> [RecordedAction<State, Action>]? {
    guard let start = replayStart(before: number), let replay else { return nil }
    guard !isAbandoned(number) else { return presentActions.filter { $0.number > number } }
    let (later, _) = laterActions(without: number)
    let possible = replay.states(of: later, from: start)
    return possible.count == later.count ? possible : nil
  }

  /// The later actions that led to the present state, without those that an action caused.
  ///
  /// - Returns: The actions as they were, and the numbers of the action and of those that it caused.
  func laterActions(
    without number: Int
  ) -> (later: [RecordedAction<State, Action>], leftOut: Set<Int>) {
    var leftOut: Set = [number]
    let later = presentActions.filter { action in
      guard action.number > number else { return false }
      guard let cause = action.origin.cause, leftOut.contains(cause) else { return true }
      leftOut.insert(action.number)
      return false
    }
    return (later, leftOut)
  }
}
