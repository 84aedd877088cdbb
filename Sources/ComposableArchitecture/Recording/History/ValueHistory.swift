internal import RuntimeMetadata

/// The values that a recording keeps, one after the other.
struct ValueHistory<Value> {
  private(set) var newest: HistoryValue<Value>?
  private let bytes = ValueBytes.of(Value.self)
  private let leastByteCount: Int

  /// - Parameter leastByteCount: The number of bytes from which on an array is kept as a difference. To find the difference
  ///   takes longer than to keep a smaller array again, which takes 40 MB for 10,000 actions.
  init(leastByteCount: Int = 4_096) {
    self.leastByteCount = leastByteCount
  }

  /// Keeps a value after the others.
  ///
  /// - Parameter value: The value.
  /// - Returns: The kept value, which is that of the last call if nothing has changed.
  /// - Complexity: O(*n*) in the size of large arrays.
  mutating func keep(_ value: Value) -> HistoryValue<Value> {
    if let newest, newest.isSame(as: value, in: bytes) { return newest }
    let kept = HistoryValue(value, after: newest, leastByteCount: leastByteCount)
    newest?.thin()
    newest = kept
    return kept
  }
}
