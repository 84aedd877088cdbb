internal import Sharing

extension StoreRecording {
  /// Handles an action once more, and lets the file of a crash have it meanwhile.
  ///
  /// A trap cannot be caught. So its message and its file say that the app was not handling the action by itself.
  func repeating(
    _ action: RecordedAction<State, Action>,
    before: State,
    sharedRoots: SharedRoots,
    _ repetition: ActionRepetition,
    _ handle: () -> Void
  ) {
    let outer = (unfinishedAction, isRepeating)
    isRepeating = true
    unfinishedAction = UnfinishedAction(
      number: action.number,
      action: action.action,
      stateBefore: before,
      origin: action.origin,
      repetition: repetition,
      sharedRoots: sharedRoots
    )
    defer { (unfinishedAction, isRepeating) = outer }
    handle()
  }
}
