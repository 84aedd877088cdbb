/// A key whose value other processes change too.
///
/// If two processes change a value at the same time, the later change must start from the earlier one. Otherwise the
/// earlier one is lost. Such a key is notified before each change. It keeps other processes from saving until it has
/// saved, and returns the value that they saved before.
package protocol ContendedKey<Value>: SharedKey {
  /// Begins a change, and keeps other processes from saving.
  ///
  /// It may wait for a process that is saving.
  func beginChange()

  /// Saves the value after a number of changes, and ends these changes.
  func save(_ value: Value, endingChanges count: Int, continuation: SaveContinuation)

  /// The stored value, or nil if there is none.
  ///
  /// - Throws: The error of the read.
  func currentValue() throws -> LoadedValue<Value?>

  /// The stored value, if it is another than the last accepted or saved one.
  ///
  /// - Throws: The error of the read.
  func newestValue() throws -> LoadedValue<Value?>?

  /// Whether ``observe(_:)`` learns of each change in this process.
  ///
  /// If not, the value is read again at each read of the property.
  var observesAllChanges: Bool { get }

  /// The end of a save that the key has tried again by itself, if there was one since the last call.
  ///
  /// The reference asks for it whenever it looks for a newer value.
  func endOfRepeatedSave() -> Result<Void, any Error>?

  /// Calls a closure when there may be a newer value, until the subscription is cancelled.
  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription
}

extension ContendedKey {
  package var observesAllChanges: Bool { true }

  package func endOfRepeatedSave() -> Result<Void, any Error>? { nil }

  /// The stored value, which is accepted, or the error of the read.
  package func loaded() -> Result<Value?, any Error> {
    Result {
      let current = try currentValue()
      _ = current.takeOver()
      return current.value
    }
  }

  /// Sends newer values to a subscriber, which accepts them.
  package func subscription(of subscriber: SharedSubscriber<Value>) -> SharedSubscription {
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
