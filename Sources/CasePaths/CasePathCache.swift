internal import ConcurrencyExtras

/// A cache of the case paths that recently used key paths lead to.
///
/// Following the key path of a case takes the runtime half a microsecond. A key path in a variable or
/// parameter is used many times, so its case path is kept. The key is the identity of the key path's object,
/// which the entry keeps alive.
///
/// The cache has a fixed number of slots. An object's address determines its slot, and a new entry replaces
/// the old one. So key paths that are created for one use do not accumulate.
enum CasePathCache {
  private struct Entry {
    let keyPath: AnyKeyPath
    /// A `PathReference` of the types that the key path has.
    let path: AnyObject
  }

  private static let entries = Locked([Entry?](repeating: nil, count: 256))

  /// The case path that a key path leads to.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - make: Follows the key path, if its case path is not in the cache.
  /// - Returns: The path.
  static func path<Root, Value>(
    of keyPath: CaseKeyPath<Root, Value>,
    make: () -> AnyCasePath<Root, Value>
  ) -> AnyCasePath<Root, Value> {
    let index = slot(of: keyPath)
    let kept = entries.withLock { entries in
      entries[index].flatMap { $0.keyPath === keyPath ? $0.path : nil }
    }
    if let kept {
      // NB: An object has one type, so the case path that was kept for it has the types of the key path.
      return unsafeDowncast(kept, to: PathReference<Root, Value>.self).path
    }
    let path = make()
    var entry: Entry? = Entry(keyPath: keyPath, path: PathReference(path))
    // The old entry is released outside of the lock.
    entries.withLock { swap(&$0[index], &entry) }
    return path
  }

  /// The slot of a key path, whose object has an address that is a multiple of sixteen.
  private static func slot(of keyPath: AnyKeyPath) -> Int {
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    return Int((address >> 4 ^ address >> 12) & 255)
  }
}
