#if DEBUG
internal import Sharing

/// A recorded state, or one that would have been without an action.
struct StoredMoment<State> {
  let state: State
  /// The shared values of the time, by their references.
  let sharedRoots: SharedRoots

  /// The state, whose shared properties have the values of the moment.
  ///
  /// The properties share values of their own then, so that the app's values do not change. A state that a recording cannot
  /// write, or whose types name private values, is returned as it is.
  @MainActor
  var withSharedValues: State {
    guard !sharedRoots.isEmpty else { return state }
    let names = RecordedNames()
    names.sharedRoots = sharedRoots
    guard let bytes = try? RecordingFile.bytes(of: state, names: names), !names.leavesOutValues
    else { return state }
    var reader = ValueReader(bytes[...], names: names.all, root: Issues.name(of: State.self))
    return (try? reader.readLast(State.self)) ?? state
  }
}

extension StoreRecording {
  /// The state after an action with the shared values of that time, or nil if the action is not kept.
  func moment(after number: Int) -> StoredMoment<State>? {
    action(number).map {
      StoredMoment(state: $0.stateAfter, sharedRoots: sharedRoots(after: number))
    }
  }
}
#endif
