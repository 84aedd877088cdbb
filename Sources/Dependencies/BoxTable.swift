/// Values by the keys of their dependencies.
///
/// A dictionary protects its hashes against provoked collisions. That takes longer than the rest of a read of a
/// dependency. The keys here are addresses of types, and need no protection.
struct BoxTable: Sendable {
  private var slots: [(key: ObjectIdentifier, box: any AnyValueBox)?] = []
  private var count = 0

  subscript(key: ObjectIdentifier) -> (any AnyValueBox)? {
    get {
      guard count > 0 else { return nil }
      return slots[index(of: key)]?.box
    }
    set {
      guard let newValue else { return }
      if count * 2 >= slots.count { grow() }
      let index = index(of: key)
      if slots[index] == nil { count += 1 }
      slots[index] = (key, newValue)
    }
  }

  var boxes: [any AnyValueBox] {
    slots.compactMap { $0?.box }
  }

  /// The values of both tables; those of `other` win.
  func merging(_ other: Self) -> Self {
    var merged = self
    for case let (key, box)? in other.slots {
      merged[key] = box
    }
    return merged
  }

  /// The slot of a key, or the one where it belongs.
  private func index(of key: ObjectIdentifier) -> Int {
    let mask = slots.count - 1
    // Types are at least 16 bytes apart.
    var index = (Int(bitPattern: key) >> 4) & mask
    while let slot = slots[index], slot.key != key {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(8, old.count * 2))
    for slot in old {
      guard let slot else { continue }
      slots[index(of: slot.key)] = slot
    }
  }
}
