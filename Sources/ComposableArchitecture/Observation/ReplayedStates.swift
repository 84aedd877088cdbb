#if DEBUG
internal import CThreadLocals

/// The states that a reducer changes while it handles recorded actions again.
///
/// Such a state leaves its history and its observers. A store may show a copy of the state, and the changed state after
/// it. A view of the copy runs again when the store shows the changed state, and not when a replay makes it.
enum ReplayedStates {
  /// Whether the calling thread changes such a state.
  static var areChanging: Bool { replayDepth() > 0 }

  /// Runs an operation that changes such states.
  static func changing(_ operation: () -> Void) {
    setReplayDepth(replayDepth() &+ 1)
    defer { setReplayDepth(replayDepth() &- 1) }
    operation()
  }
}
#endif
