import ConcurrencyExtras
import Dependencies

/// The registry of the references to the values of keys.
///
/// An app has one registry. Each test has its own, so that tests share nothing.
final class SharedReferences: Sendable {
  private let byKey = Locked(WeakTable<KeyID, AnyObject>())

  /// The identity of a key.
  ///
  /// Two types of keys may have equal ids by accident.
  private struct KeyID: Hashable, @unchecked Sendable {
    // NB: Unchecked, because ids are only compared and hashed.
    let id: AnyHashable
    let type: ObjectIdentifier
  }

  /// The reference that all properties with the key share.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isLoaded: Whether the key has loaded the initial value.
  ///   - initialValue: The value of a new reference, until it is loaded.
  /// - Returns: The reference.
  func reference<Key: SharedReaderKey>(
    to key: Key,
    isLoaded: Bool,
    initialValue: () -> Key.Value
  ) -> StoredReference<Key.Value> {
    let id = KeyID(id: AnyHashable(key.id), type: ObjectIdentifier(Key.self))
    if let known = byKey.withLock({ $0[id] }) as? StoredReference<Key.Value> { return known }
    // It is created without the lock, because it calls the key. Another thread may be faster.
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

/// A key that another key stands for: all properties of both share one reference.
protocol KeyWithBase<Value>: SharedReaderKey {
  /// The reference to the value of the other key.
  func baseReference(isLoaded: Bool, initialValue: () -> Value) -> StoredReference<Value>
}

extension SharedReaderKey {
  /// The reference that all properties with this key share, in the current dependencies.
  func reference(isLoaded: Bool = false, initialValue: () -> Value) -> StoredReference<Value> {
    if let key = self as? any KeyWithBase<Value> {
      return key.baseReference(isLoaded: isLoaded, initialValue: initialValue)
    }
    return DependencyValues._current[SharedReferencesKey.self]
      .reference(to: self, isLoaded: isLoaded, initialValue: initialValue)
  }
}

enum SharedReferencesKey: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}
