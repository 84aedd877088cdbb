internal import Foundation

extension RecordingFile {
  /// The actions with their states.
  ///
  /// - Parameter journeys: The journeys of the file.
  /// - Returns: The actions.
  /// - Throws: A ``RecordingError`` if a value cannot be read.
  func actions<State, Action>(journeys: ReadJourneys) throws -> [RecordedAction<State, Action>] {
    var states = WrittenStates()
    let memory = ReadMemory()
    var known: (bytes: [UInt8], state: HistoryValue<State>)?
    func state(_ bytes: [UInt8]) throws -> HistoryValue<State> {
      // Equal states share their storage, as in the store.
      if let known, known.bytes == bytes { return known.state }
      let state = HistoryValue(try value(State.self, in: bytes, memory: memory))
      known = (bytes, state)
      return state
    }
    return try content.actions.map { written in
      let (before, after) = try states.next(written)
      return RecordedAction(
        RecordedAction<State, Action>.Parts(
          number: written.number,
          action: try value(Action.self, in: Array(written.action), memory: memory),
          before: try state(before),
          after: try state(after),
          // The states have the shared values of their time.
          sharedChanges: [],
          earlierSharedChanges: [],
          origin: written.origin,
          handledEvent: journeys.event(of: written),
          writtenEvent: written.event,
          viewCode: written.viewCode,
          date: written.date,
          duration: written.duration,
          values: try values(of: written, memory: memory)
        )
      )
    }
  }

  /// The action that the store was handling, or nil if there was none.
  ///
  /// - Returns: The action.
  /// - Throws: A ``RecordingError`` if a value cannot be read.
  func unfinishedAction<State, Action>() throws -> UnfinishedAction<State, Action>? {
    guard let written = content.unfinished else { return nil }
    var states = WrittenStates()
    for action in content.actions { _ = try states.next(action) }
    return UnfinishedAction(
      number: written.number,
      action: try value(Action.self, in: Array(written.action)),
      stateBefore: try value(State.self, in: states.last(written)),
      origin: written.origin,
      repetition: written.repetition
    )
  }
}

extension WrittenAction {
  init<State, Action>(
    _ action: RecordedAction<State, Action>,
    bytes: [UInt8],
    before: WrittenState,
    after: WrittenState,
    namesControls: Bool,
    step: WrittenStep?
  ) throws {
    self.init(
      number: action.number,
      action: Data(bytes),
      before: before,
      after: after,
      origin: action.origin,
      event: action.eventText.map { namesControls ? $0 : ControlNames.removed(from: $0) },
      step: step,
      viewCode: action.viewCode,
      date: action.date,
      duration: action.duration,
      values: try action.values.forFile()
    )
  }
}
