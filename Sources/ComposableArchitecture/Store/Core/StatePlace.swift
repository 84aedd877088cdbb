/// The fixed address of a state, valid for as long as its core lives.
///
/// A store reads fields at this address. Reading through cores, each of a different type, takes ten times as long.
/// The type is not generic, because a metadata lookup would slow down the creation of a store.
@usableFromInline
struct StatePlace {
  @usableFromInline let state: UnsafeRawPointer
  /// Whether a reducer is changing the state.
  ///
  /// The state must not be read then.
  @usableFromInline let isReducing: UnsafePointer<Bool>

  init(state: UnsafeRawPointer, isReducing: UnsafePointer<Bool>) {
    self.state = state
    self.isReducing = isReducing
  }
}
