internal import CustomDump
internal import Dependencies
internal import Sharing

/// Handles the actions of a file.
@MainActor
struct Replay<R: Reducer> {
  private let file: RecordingFile
  private let reducer: R
  private let dependencies: DependencyValues
  private let values = ReplayedDependencies()
  private let names: RecordedNames
  private let shared: ReadSharedValues

  init(_ file: RecordingFile, _ reducer: R, _ dependencies: DependencyValues) {
    self.file = file
    names = RecordedNames(file.names.all)
    shared = ReadSharedValues(numberedIn: names)
    self.reducer = reducer
    var dependencies = dependencies
    values.give(to: &dependencies)
    dependencies.isolateSharedValues()
    self.dependencies = dependencies
  }

  /// Handles the actions until a state differs.
  func run() throws -> RecordingReplay {
    try DependencyValues.withCurrent(dependencies) {
      var states = WrittenStates()
      var replayed: (bytes: [UInt8], state: R.State)?
      for written in file.content.actions {
        let (before, after) = try states.next(written)
        // The recorded state is another one if something else than an action has changed it.
        var state =
          try replayed.flatMap { $0.bytes == before ? $0.state : nil } ?? read(R.State.self, before)
        let action = try read(R.Action.self, Array(written.action))
        values.begin(written.values.ofReducer)
        reduce(into: &state, action)
        let bytes = try RecordingFile.bytes(of: state, names: names)
        guard bytes == after, values.missing == nil else {
          return .different(
            number: written.number,
            action: ActionLabel.name(of: action),
            changes: try difference(after, state)
          )
        }
        replayed = (bytes, state)
      }
      return .equal(count: file.content.actions.count)
    }
  }

  private func reduce(into state: inout R.State, _ action: R.Action) {
    Reduction.begin()
    defer { Reduction.end() }
    // The effect is not started: what it has sent is recorded.
    _ = reducer.reduce(into: &state, action: action)
  }

  private func difference(_ recorded: [UInt8], _ state: R.State) throws -> String {
    if let missing = values.missing {
      return "The reducer needs more values of '\(missing)' than were recorded."
    }
    // The recorded shared values are others than those of the replay.
    let recorded = try file.value(R.State.self, in: recorded)
    return diff(recorded, state) ?? "The dumps of the states are equal."
  }

  private func read<Value>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
    try file.value(type, in: bytes, shared: shared)
  }
}
