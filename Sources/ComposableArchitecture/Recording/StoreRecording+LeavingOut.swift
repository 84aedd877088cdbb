extension StoreRecording {
  /// The later actions as they would have been without one.
  ///
  /// ```swift
  /// let later = recording.actions(leavingOut: 3)
  /// print(later?.last?.stateAfter ?? "The later actions need the one that was left out.")
  /// ```
  ///
  /// The reducer runs again with the later actions that led to the present state. What the effects of the action have sent is left out as well. Effects
  /// do not run, and writes to shared values are forgotten. The reducer gets the ids and the dates that it got then, and
  /// other dependencies from the store, which does not change.
  /// The original library has no recordings.
  ///
  /// - Parameter number: The number of the action.
  /// - Returns: The later actions, or nil if the action is not kept, if the reducer reports an issue without it, or if it
  ///   asks for more ids or dates than then.
  /// - Complexity: O(*n*) for *n* later actions.
  public func actions(leavingOut number: Int) -> [RecordedAction<State, Action>]? {
    guard let state = action(number)?.stateBefore, let replay else { return nil }
    let present = presentActions
    guard !isAbandoned(number) else { return present.filter { $0.number > number } }
    var leftOut: Set = [number]
    let later = present.filter { action in
      guard action.number > number else { return false }
      guard let cause = action.origin.cause, leftOut.contains(cause) else { return true }
      leftOut.insert(action.number)
      return false
    }
    return replay.states(of: Array(later), from: state)
  }
}
