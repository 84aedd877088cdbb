/// A key whose value other processes change too.
///
/// Where two processes change a value at the same time, the later change must be made of the earlier
/// one, or that is lost. So such a key is told before each change, keeps others from saving until it has
/// saved, and is asked what they have saved before.
protocol ContendedKey<Value>: SharedKey {
  /// Begins a change, which keeps other processes from saving.
  ///
  /// It may wait a moment for one that is saving.
  func beginChange()

  /// Saves a value that is made of a number of changes, which ends them.
  func save(_ value: Value, endingChanges count: Int, continuation: SaveContinuation)

  /// The value that there is now, or nil if there is none.
  ///
  /// - Throws: What keeps it from being read.
  func currentValue() throws -> Newest<Value?>

  /// The value that there is now, if it is another than the one that was taken over or saved last.
  ///
  /// - Throws: What keeps it from being read.
  func newestValue() throws -> Newest<Value?>?

  /// Tells when there may be a newer value, until the subscription is cancelled.
  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription
}

extension ContendedKey {
  /// The value that there is now, which is taken over, or what keeps it from being read.
  func loaded() -> Result<Value?, any Error> {
    Result {
      let current = try currentValue()
      _ = current.takeOver()
      return current.value
    }
  }

  /// Hands newer values to a subscriber, who takes them over.
  func subscription(of subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    do {
      return try observe {
        do {
          guard let newest = try newestValue(), newest.takeOver() else { return }
          subscriber.yield(with: .success(newest.value))
        } catch {
          subscriber.yield(throwing: error)
        }
      }
    } catch {
      subscriber.yield(throwing: error)
      return SharedSubscription {}
    }
  }
}
