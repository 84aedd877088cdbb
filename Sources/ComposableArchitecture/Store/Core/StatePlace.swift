/// Where a state is, if it stays there for as long as its core does.
///
/// Who reads a field through a store reads it there: going through cores, each of another type, takes ten
/// times as long.
@usableFromInline
struct StatePlace<State> {
  @usableFromInline let state: UnsafePointer<State>
  /// Whether a reducer changes the state, so that nobody may read it.
  @usableFromInline let isReducing: UnsafePointer<Bool>

  init(state: UnsafePointer<State>, isReducing: UnsafePointer<Bool>) {
    self.state = state
    self.isReducing = isReducing
  }
}
