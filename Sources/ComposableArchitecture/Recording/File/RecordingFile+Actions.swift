internal import Foundation

extension RecordingFile {
  /// The actions with their states.
  ///
  /// - Returns: The actions.
  /// - Throws: A ``RecordingError`` if a value cannot be read.
  func actions<State, Action>() throws -> [RecordedAction<State, Action>] {
    var states = WrittenStates()
    var known: (bytes: [UInt8], state: State)?
    func state(_ bytes: [UInt8]) throws -> State {
      // Equal states share their storage, as in the store.
      if let known, known.bytes == bytes { return known.state }
      let state = try value(State.self, in: bytes)
      known = (bytes, state)
      return state
    }
    return try content.actions.map { written in
      let (before, after) = try states.next(written)
      return RecordedAction(
        number: written.number,
        action: try value(Action.self, in: Array(written.action)),
        stateBefore: try state(before),
        stateAfter: try state(after),
        sharedChanges: written.sharedChanges.map(RecordedSharedChange.init),
        earlierSharedChanges: [],
        origin: written.origin,
        handledEvent: written.event.map { RecordedEvent(text: $0, journeySource: nil) },
        date: written.date,
        duration: written.duration,
        values: written.values
      )
    }
  }
}

extension WrittenAction {
  init<State, Action>(
    _ action: RecordedAction<State, Action>,
    bytes: [UInt8],
    before: WrittenState,
    after: WrittenState
  ) {
    self.init(
      number: action.number,
      action: Data(bytes),
      before: before,
      after: after,
      origin: action.origin,
      event: action.event,
      date: action.date,
      duration: action.duration,
      values: action.values,
      sharedChanges: action.sharedChanges.map(WrittenSharedChange.init)
    )
  }
}

extension RecordedSharedChange {
  /// The change in a file, whose values are dumps.
  fileprivate init(_ change: WrittenSharedChange) {
    reference = nil
    name = change.name
    before = change.before
    after = change.after
  }
}
