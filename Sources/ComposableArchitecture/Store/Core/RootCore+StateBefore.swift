internal import IssueReporting

// Answers to a reducer that reads its own store while it changes the state.

extension RootCore {
  /// Handles an action while a copy of the state before it is kept.
  func reduceKeepingStateBefore(_ action: Action) -> Effect<Action> {
    let stateBefore = StateBefore(storage)
    self.stateBefore = stateBefore
    defer {
      self.stateBefore = nil
      // Cores that have read the state before the action must read the state after it.
      if stateBefore.wasRead { changes.value &+= 1 }
    }
    return reduceInPlace(action)
  }

  /// The state before the action, for reads by code that a reducer calls.
  ///
  /// Without a copy there is no answer, and the process ends: the state is being changed.
  @inline(never)
  func readStateBefore() -> UnsafePointer<State> {
    let issue = Issues.stateReadWhileReducing(State.self)
    guard let stateBefore else { fatalError(issue) }
    if !hasReportedRead {
      hasReportedRead = true
      reportIssue(issue)
    }
    return stateBefore.read()
  }
}
