internal import ConcurrencyExtras

/// What the key paths of cases lead to that were used last.
///
/// To go through a key path of a case takes the runtime half a microsecond. A key path that is held in a
/// variable, or that others hand over, is used again and again: so what it leads to is kept, by the object
/// that the key path is. Two objects never differ in what they lead to while both live, and those of which
/// something is kept live.
///
/// There are places for so many, and each object has one place, which the next one takes. So key paths that
/// are made anew each time do not stay.
enum CasePathCache {
  private struct Entry {
    let keyPath: AnyKeyPath
    /// A `PathReference` of the types that the key path has.
    let path: AnyObject
  }

  private static let entries = Locked([Entry?](repeating: nil, count: 256))

  /// The path that a key path leads to.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - make: Makes the path, if none is kept.
  /// - Returns: The path.
  static func path<Root, Value>(
    of keyPath: CaseKeyPath<Root, Value>,
    make: () -> AnyCasePath<Root, Value>
  ) -> AnyCasePath<Root, Value> {
    let index = place(of: keyPath)
    let kept = entries.withLock { entries in
      entries[index].flatMap { $0.keyPath === keyPath ? $0.path : nil }
    }
    if let kept {
      // NB: The object of the key path is of one type, and so is what was kept for it.
      return unsafeDowncast(kept, to: PathReference<Root, Value>.self).path
    }
    let path = make()
    var entry: Entry? = Entry(keyPath: keyPath, path: PathReference(path))
    // What was there is let go of after the lock.
    entries.withLock { swap(&$0[index], &entry) }
    return path
  }

  /// NB: Objects begin at multiples of sixteen.
  private static func place(of keyPath: AnyKeyPath) -> Int {
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    return Int((address >> 4 ^ address >> 12) & 255)
  }
}
