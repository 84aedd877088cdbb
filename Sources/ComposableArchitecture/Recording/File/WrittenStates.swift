/// The bytes of the states around the actions of a file, one after the other.
struct WrittenStates {
  private var former: [UInt8] = []
  private var size = StateSizes()

  /// The bytes of the states before and after the next action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The bytes.
  /// - Throws: A ``RecordingError`` if the states need too much memory, or are not complete.
  mutating func next(_ action: WrittenAction) throws -> (before: [UInt8], after: [UInt8]) {
    let before = try action.before.bytes(after: former)
    let after = try action.after.bytes(after: before)
    try size.add(before, after: former)
    try size.add(after, after: before)
    former = after
    return (before, after)
  }

  /// The bytes of the state before the action that has not ended.
  ///
  /// - Parameter action: The action, which comes after all others.
  /// - Returns: The bytes.
  /// - Throws: A ``RecordingError`` as for the others.
  mutating func last(_ action: WrittenUnfinishedAction) throws -> [UInt8] {
    let before = try action.before.bytes(after: former)
    try size.add(before, after: former)
    return before
  }
}

/// The bytes of all states that a file stands for.
///
/// A small file can stand for many large states, because it has their differences.
struct StateSizes {
  private var count = 0

  /// Adds a state, which needs memory unless it is equal to the one before it.
  ///
  /// - Throws: ``RecordingError/tooLarge`` if the states need too much memory.
  mutating func add(_ state: [UInt8], after former: [UInt8]) throws {
    if state != former { count += state.count }
    guard count < RecordingLimits.bytes else { throw RecordingError.tooLarge }
  }
}
