import ConcurrencyExtras
import Dependencies

/// The references to the values of keys that are in use.
///
/// An app has one of these. Each test has its own, so that tests share nothing.
final class SharedReferences: Sendable {
  private let references = Locked(References())

  private struct References {
    var byKey: [KeyID: WeakReference] = [:]
    var limit = 64

    /// Forgets what nobody uses, now and then.
    mutating func clean() {
      guard byKey.count >= limit else { return }
      byKey = byKey.filter { $0.value.object != nil }
      limit = max(64, byKey.count * 2)
    }
  }

  /// What tells keys apart: two types of keys, or of values, may have equal ids by accident.
  private struct KeyID: Hashable, @unchecked Sendable {
    // NB: Unchecked, because ids are values that are compared and hashed, and not changed.
    let id: AnyHashable
    let type: ObjectIdentifier
  }

  private struct WeakReference: Sendable {
    weak var object: (any AnyObject & Sendable)?
  }

  /// The reference that all those share who use the key.
  func reference<Key: SharedReaderKey>(
    to key: Key,
    initialValue: () -> Key.Value
  ) -> StoredReference<Key.Value> {
    let id = KeyID(id: AnyHashable(key.id), type: ObjectIdentifier(StoredReference<Key.Value>.self))
    if let known: StoredReference<Key.Value> = find(id) { return known }
    // Made without the lock, as it calls the key. Another thread may have been faster.
    let value = initialValue()
    let new = StoredReference(value, persistence: KeyedPersistence(key, initialValue: value))
    return references.withLock { references in
      if let known = references.byKey[id]?.object as? StoredReference<Key.Value> { return known }
      references.clean()
      references.byKey[id] = WeakReference(object: new)
      return new
    }
  }

  private func find<Value>(_ id: KeyID) -> StoredReference<Value>? {
    references.withLock { $0.byKey[id]?.object } as? StoredReference<Value>
  }
}

extension SharedReaderKey {
  /// The reference that all those share who use this key, in the current dependencies.
  func reference(initialValue: () -> Value) -> StoredReference<Value> {
    DependencyValues._current[SharedReferencesKey.self]
      .reference(to: self, initialValue: initialValue)
  }
}

private enum SharedReferencesKey: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}
