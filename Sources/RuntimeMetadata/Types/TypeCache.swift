package import ConcurrencyExtras

/// Values that are found once for each type.
package struct TypeCache<Value>: Sendable {
  @usableFromInline let known = Locked<[ObjectIdentifier: Value]>([:])

  package init() {}

  /// The value of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - find: Finds the value at the first time. Threads that ask at once may each find it.
  /// - Returns: The value.
  /// - Throws: The error of `find`. It is called again the next time.
  /// - Complexity: O(1) after the first time.
  @inlinable
  package func value(of type: Any.Type, _ find: () throws -> Value) rethrows -> Value {
    let id = ObjectIdentifier(type)
    if let value = known.withLock({ $0[id] }) { return value }
    let value = try find()
    known.withLock { $0[id] = value }
    return value
  }
}
