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
  /// Shared values begin as they were before the action, as far as recorded changes tell. Other code and the effects of
  /// other actions may have written to them before a later action. These writes are made again as they were. The
  /// original library has no recordings.
  ///
  /// - Parameter number: The number of the action.
  /// - Returns: The later actions, or nil if the action is not kept. It is also nil if the reducer reports an issue
  ///   without the action, or asks for more ids or dates than then.
  /// - Complexity: O(*n*) for *n* later actions, and O(*e*) for each change of a shared value by one of *e* effects.
  public func actions(leavingOut number: Int) -> [RecordedAction<State, Action>]? {
    guard let start = replayStart(before: number), let replay else { return nil }
    guard !isAbandoned(number) else { return presentActions.filter { $0.number > number } }
    let (later, leftOut) = laterActions(without: number)
    let possible = replay.states(
      of: later,
      leavingOut: leftOut,
      from: start,
      ReplayPurpose(recording: self, repetition: .withoutAction(number))
    )
    let count = later.count { !leftOut.contains($0.number) }
    return possible.count == count ? possible : nil
  }

  /// The later actions that led to the present state, and the numbers of an action and of those that it caused.
  private func laterActions(
    without number: Int
  ) -> (later: [RecordedAction<State, Action>], leftOut: Set<Int>) {
    var leftOut: Set = [number]
    let later = presentActions.filter { $0.number > number }
    for action in later {
      if let cause = action.origin.cause, leftOut.contains(cause) { leftOut.insert(action.number) }
    }
    return (later, leftOut)
  }

  /// The changes of shared values by effects and other code before an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - leftOut: The numbers of actions whose effects have not run.
  /// - Returns: The changes, without those that such an effect has made, as far as its line tells.
  func sharedChanges(
    before action: RecordedAction<State, Action>,
    leavingOut leftOut: Set<Int>
  ) -> [RecordedSharedChange] {
    guard !leftOut.isEmpty else { return action.earlierSharedChanges }
    return action.earlierSharedChanges.filter { change in
      let senders = effects(thatMade: change, before: action.number)
      return senders.isEmpty || !senders.isSubset(of: leftOut)
    }
  }

  /// The actions whose effects may have made a change before another action.
  ///
  /// A recording knows the line of the change, and not its effect. So the effects that begin nearest above the line
  /// count, or all that ran if the line is elsewhere.
  private func effects(thatMade change: RecordedSharedChange, before number: Int) -> Set<Int> {
    guard change.origin == .effect else { return [] }
    let running = writtenEffects.filter {
      $0.startedBy < number && $0.lastAction ?? .max >= number - 1
    }
    let above = running.filter { written in
      guard let place = written.effect.place, let line = change.place?.line else { return false }
      return place.fileID == change.place?.fileID && place.line <= line
    }
    let line = above.compactMap(\.effect.place?.line).max()
    let nearest = above.filter { $0.effect.place?.line == line }
    return Set((above.isEmpty ? running : nearest).map(\.startedBy))
  }
}
