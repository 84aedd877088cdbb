internal import IssueReporting
internal import Sharing

// Answers to a reducer that reads its own store while it changes the state.

extension RootCore {
  /// Handles an action while a copy of the state before it is kept.
  ///
  /// Actions of `.send` effects follow at once, so the copy is from before the first of them, as in the original.
  func reduceKeepingStateBefore(_ action: Action) -> Effect<Action> {
    let stateBefore = stateBefore ?? StateBefore(storage)
    self.stateBefore = stateBefore
    defer {
      // Cores that have read the state before the action must read the state after it.
      if stateBefore.wasRead { changes.value &+= 1 }
    }
    return reduceInPlace(action)
  }

  /// The state before the action, for reads by code that a reducer calls.
  ///
  /// Observers of the fields that it changes may read the state, as in the original. Without a copy there is no answer,
  /// and the process ends: the state is being changed.
  @inline(never)
  func readStateBefore() -> UnsafePointer<State> {
    guard let stateBefore else { fatalError(Issues.stateReadWithoutCopy(State.self)) }
    if !Reduction.isObserved, !hasReportedRead {
      hasReportedRead = true
      reportIssue(Issues.stateReadWhileReducing(State.self))
    }
    return stateBefore.read()
  }
}
