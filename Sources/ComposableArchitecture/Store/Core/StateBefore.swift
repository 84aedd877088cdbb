/// A copy of the state before an action, for those who ask for the state while a reducer changes it.
@MainActor
final class StateBefore<State> {
  /// Whether somebody asked.
  private(set) var wasRead = false

  /// The copy, behind a pointer because a wide state may not fit on the stack.
  ///
  /// NB: `nonisolated(unsafe)` holds because it is used on the main actor and by `deinit` alone.
  private nonisolated(unsafe) let copy: UnsafeMutablePointer<State>

  init(_ state: UnsafeMutablePointer<State>) {
    copy = .allocate(capacity: 1)
    copy.initialize(from: state, count: 1)
  }

  deinit {
    copy.deinitialize(count: 1)
    copy.deallocate()
  }

  func read() -> UnsafePointer<State> {
    wasRead = true
    return UnsafePointer(copy)
  }
}
