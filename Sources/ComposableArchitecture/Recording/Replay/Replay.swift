internal import CustomDump
internal import Dependencies

/// Handles the actions of a file.
@MainActor
struct Replay<State, Action> {
  private let file: RecordingFile
  private let replayed: ReplayedReducer<State, Action>
  private let names: RecordedNames
  private let shared: ReadSharedValues

  init(
    _ file: RecordingFile,
    _ reducer: some Reducer<State, Action>,
    _ dependencies: DependencyValues
  ) {
    self.file = file
    names = RecordedNames(file.names.all)
    shared = ReadSharedValues(numberedIn: names)
    var dependencies = dependencies
    dependencies.isolateSharedValues()
    replayed = ReplayedReducer(reducer, dependencies: dependencies)
  }

  /// Handles the actions until a state differs.
  func run() throws -> RecordingReplay {
    try replayed.run { reduce in
      var states = WrittenStates()
      var last: (bytes: [UInt8], state: State)?
      for written in file.content.actions {
        let (before, after) = try states.next(written)
        // The recorded state is another one if something else than an action has changed it.
        var state =
          try last.flatMap { $0.bytes == before ? $0.state : nil } ?? read(State.self, before)
        let action = try read(Action.self, Array(written.action))
        reduce(&state, action, try file.values(of: written).ofReducer)
        let bytes = try RecordingFile.bytes(of: state, names: names)
        guard bytes == after, replayed.missing == nil else {
          return .different(
            number: written.number,
            action: ActionLabel.name(of: action),
            changes: try difference(after, state)
          )
        }
        last = (bytes, state)
      }
      return .equal(count: file.content.actions.count)
    }
  }

  private func difference(_ recorded: [UInt8], _ state: State) throws -> String {
    if let missing = replayed.missing { return missing }
    // The recorded shared values are others than those of the replay.
    let recorded = try file.value(State.self, in: recorded)
    return diff(recorded, state) ?? "The dumps of the states are equal."
  }

  private func read<Value>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
    try file.value(type, in: bytes, shared: shared)
  }
}
