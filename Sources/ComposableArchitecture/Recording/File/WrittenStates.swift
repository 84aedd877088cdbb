/// The bytes of the states around the actions of a file, one after the other.
struct WrittenStates {
  private var former: [UInt8] = []
  private var count = 0

  /// The bytes of the states before and after the next action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The bytes.
  /// - Throws: A ``RecordingError`` if the states need too much memory, or are not complete.
  mutating func next(_ action: WrittenAction) throws -> (before: [UInt8], after: [UInt8]) {
    let before = try action.before.bytes(after: former)
    let after = try action.after.bytes(after: before)
    // A small file can stand for many large states.
    count += (before == former ? 0 : before.count) + (after == before ? 0 : after.count)
    guard count < RecordingLimits.bytes else { throw RecordingError.tooLarge }
    former = after
    return (before, after)
  }
}
