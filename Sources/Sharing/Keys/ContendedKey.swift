/// A key whose value other processes change too.
///
/// Where two processes change a value at the same time, the later change must be made of the earlier
/// one, or that is lost. So such a key is asked before each change, and then keeps others from saving
/// until it has saved.
protocol ContendedKey<Value>: SharedKey {
  /// Begins a change, which keeps other processes from saving.
  ///
  /// - Returns: The value that there is now, if it is another than the one that was loaded or saved last.
  func beginChange() -> Value?

  /// Saves a value that is made of a number of changes, which ends them.
  func save(_ value: Value, endingChanges count: Int, continuation: SaveContinuation)

  /// The value that there is now, if it is another than the one that was loaded or saved last and no
  /// change has begun.
  ///
  /// - Throws: What keeps it from being read.
  func newestValue() throws -> Newest<Value>?

  /// Tells when there may be a newer value, until the subscription is cancelled.
  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription
}

/// What another process has saved: a value, or nothing any more.
enum Newest<Value> {
  case value(Value)
  case none
}
