/// A copy of the state, for code that reads the store while a reducer changes the state.
@MainActor
final class StateBefore<State> {
  /// Whether the copy was read.
  private(set) var wasRead = false

  /// The copy, behind a pointer because a wide state may not fit on the stack.
  ///
  /// NB: `nonisolated(unsafe)` holds because only the main actor and `deinit` use it.
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
