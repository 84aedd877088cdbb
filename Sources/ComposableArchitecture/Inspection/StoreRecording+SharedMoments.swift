#if DEBUG
internal import Sharing

extension StoreRecording {
  /// A state whose shared properties have the values of the time after an action.
  ///
  /// The properties share values of their own then, so that the app's values do not change. A state that a recording cannot
  /// write, or whose types name private values, is returned as it is.
  func withSharedValues(_ state: State, after number: Int) -> State {
    let roots = sharedRoots(after: number)
    guard !roots.isEmpty else { return state }
    let names = RecordedNames()
    names.sharedRoots = roots
    guard let bytes = try? RecordingFile.bytes(of: state, names: names), !names.leavesOutValues
    else { return state }
    var reader = ValueReader(bytes[...], names: names.all, root: Issues.name(of: State.self))
    return (try? reader.readLast(State.self)) ?? state
  }
}

extension RecordedSharedChange {
  /// The change with its sender and the moment, if it was not the action's.
  func text(at moment: String?) -> String {
    let sender =
      switch origin {
      case .reducer: ""
      case .effect: ", by an effect" + (place.map { " at \($0)" } ?? "")
      case .otherCode: moment == nil ? "" : ", by other code"
      }
    return "@Shared \(name)\(sender)\(moment.map { " \($0)" } ?? "")\n" + (changes ?? "")
  }
}
#endif
