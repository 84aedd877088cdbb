import ConcurrencyExtras
import Dependencies

/// The references to the values of keys that are in use.
///
/// An app has one of these. Each test has its own, so that tests share nothing.
final class SharedReferences: Sendable {
  private let byKey = Locked(WeakTable<KeyID, AnyObject>())

  /// What tells keys apart: two types of keys may have equal ids by accident.
  private struct KeyID: Hashable, @unchecked Sendable {
    // NB: Unchecked, because ids are values that are compared and hashed, and not changed.
    let id: AnyHashable
    let type: ObjectIdentifier
  }

  /// The reference that all those share who use the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isLoaded: Whether the initial value is the one that the key has loaded.
  ///   - initialValue: The value of a new reference, until it is loaded.
  /// - Returns: The reference.
  func reference<Key: SharedReaderKey>(
    to key: Key,
    isLoaded: Bool,
    initialValue: () -> Key.Value
  ) -> StoredReference<Key.Value> {
    let id = KeyID(id: AnyHashable(key.id), type: ObjectIdentifier(Key.self))
    if let known = byKey.withLock({ $0[id] }) as? StoredReference<Key.Value> { return known }
    // Made without the lock, as it calls the key. Another thread may have been faster.
    let value = initialValue()
    let new = StoredReference(
      value,
      persistence: KeyedPersistence(key, initialValue: value, isLoaded: isLoaded)
    )
    return byKey.withLock { byKey in
      if let known = byKey[id] as? StoredReference<Key.Value> { return known }
      byKey[id] = new
      return new
    }
  }
}

extension SharedReaderKey {
  /// The reference that all those share who use this key, in the current dependencies.
  func reference(isLoaded: Bool = false, initialValue: () -> Value) -> StoredReference<Value> {
    DependencyValues._current[SharedReferencesKey.self]
      .reference(to: self, isLoaded: isLoaded, initialValue: initialValue)
  }
}

private enum SharedReferencesKey: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}
