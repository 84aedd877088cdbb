/// Where a state is, if it stays there for as long as its core does.
///
/// Who reads a field through a store reads it there: going through cores, each of another type, takes ten
/// times as long. The type is not generic, as asking for a generic one takes longer than making a store should.
@usableFromInline
struct StatePlace {
  @usableFromInline let state: UnsafeRawPointer
  /// Whether a reducer changes the state, so that nobody may read it.
  @usableFromInline let isReducing: UnsafePointer<Bool>

  init(state: UnsafeRawPointer, isReducing: UnsafePointer<Bool>) {
    self.state = state
    self.isReducing = isReducing
  }
}
