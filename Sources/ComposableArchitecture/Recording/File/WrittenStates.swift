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

/// The sizes of all states that a file stands for.
///
/// A small file can stand for many large states, because it has their differences.
struct StateSizes {
  private var bytes = 0
  private var lists = 0

  /// Adds a state, which needs memory unless it is equal to the one before it.
  ///
  /// - Parameters:
  ///   - state: The bytes of the state.
  ///   - former: The bytes of the one before it.
  ///   - lists: The memory of the lists in it.
  /// - Throws: ``RecordingError/tooLarge`` if the states need too much memory.
  mutating func add(_ state: [UInt8], after former: [UInt8], lists: Int = 0) throws {
    guard state != former else { return }
    bytes += state.count
    self.lists += lists
    guard max(bytes, self.lists) < RecordingLimits.bytes else { throw RecordingError.tooLarge }
  }

  /// Writes and adds a state.
  ///
  /// A file whose states an import would refuse is not written.
  @MainActor
  mutating func bytes<State>(
    of state: State,
    after former: [UInt8],
    names: RecordedNames
  ) throws -> [UInt8] {
    names.listMemory = 0
    let bytes = try RecordingFile.bytes(of: state, names: names)
    try add(bytes, after: former, lists: names.listMemory)
    return bytes
  }
}
