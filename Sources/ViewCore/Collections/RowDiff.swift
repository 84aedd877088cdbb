import Foundation

/// The difference between the keys of a collection's rows before and after a change.
///
/// Most rows need no lookup of their key. Equal rows at both ends are skipped. If the rest has the
/// same length, rows whose key is unchanged are skipped, too. An insertion or removal therefore
/// costs one comparison for each other row, mostly of bytes.
struct RowDiff {
  /// The number of rows after the change.
  let count: Int
  /// Whether the change introduces a duplicate key.
  let hasDuplicates: Bool
  /// The old positions of the removed rows.
  private(set) var removed: [Int]
  /// The number of rows that stay at the beginning.
  private let start: Int
  /// The positions, before and after, at which the unchanged rows at the end begin.
  private var oldEnd: Int
  private let newEnd: Int
  /// The old positions of the rows in between, or -1 for new rows.
  private let sources: [Int]

  /// Compares two lists of keys.
  ///
  /// The old one has no duplicates.
  @_specialize(where Key == Int)
  @_specialize(where Key == String)
  @_specialize(where Key == UUID)
  init<Key: Hashable>(from old: [Key], to new: [Key]) {
    let keys = KeyPair(old: old, new: new)
    let (start, oldEnd, newEnd) = keys.differing
    self.start = start
    self.oldEnd = oldEnd
    self.newEnd = newEnd
    count = new.count
    var sources = [Int](repeating: -1, count: newEnd - start)
    var removed: [Int] = []
    var inserted: [Int] = []
    if oldEnd == newEnd {
      for offset in start..<oldEnd where !keys.areSame(offset, offset) { removed.append(offset) }
      for offset in start..<oldEnd { sources[offset - start] = offset }
      inserted = removed
      for offset in inserted { sources[offset - start] = -1 }
    } else {
      removed = Array(start..<oldEnd)
      inserted = Array(start..<newEnd)
    }
    if !removed.isEmpty, !inserted.isEmpty {
      var places: [Key: Int] = [:]
      places.reserveCapacity(removed.count)
      for offset in removed { places[old[offset]] = offset }
      for offset in inserted {
        guard let source = places.removeValue(forKey: new[offset]) else { continue }
        sources[offset - start] = source
      }
      removed = places.values.sorted()
      inserted = inserted.filter { sources[$0 - start] < 0 }
    }
    self.sources = sources
    self.removed = removed
    hasDuplicates = keys.haveDuplicates(at: inserted)
  }

  /// Whether all keys are the same.
  var isEmpty: Bool { start == oldEnd && start == newEnd }

  /// The same new rows, as a change that first removes a number of other rows.
  ///
  /// The change must be one from no rows at all.
  func replacing(_ count: Int) -> RowDiff {
    var change = self
    change.removed = Array(0..<count)
    change.oldEnd = count
    return change
  }

  /// The new positions of some rows, `nil` for rows that were removed.
  func destinations(of offsets: [Int]) -> [Int?] {
    let isInMiddle: (Int) -> Bool = { (start..<oldEnd).contains($0) }
    var destinations: [Int: Int] = [:]
    if offsets.contains(where: isInMiddle) {
      let moved = Set(offsets.filter(isInMiddle))
      for (index, source) in sources.enumerated() where moved.contains(source) {
        destinations[source] = start + index
      }
    }
    return offsets.map { offset in
      if offset < start { return offset }
      return offset >= oldEnd ? offset - oldEnd + newEnd : destinations[offset]
    }
  }

  /// The old position of a row, or `nil` if the row is new.
  func source(of offset: Int) -> Int? {
    if offset < start { return offset }
    if offset >= newEnd { return offset - newEnd + oldEnd }
    let source = sources[offset - start]
    return source < 0 ? nil : source
  }
}

/// The keys before and after a change.
private struct KeyPair<Key: Hashable> {
  let old: [Key]
  let new: [Key]

  /// Whether an old key and a new one are equal.
  ///
  /// Equal bytes imply equal keys, and spare the call of the key type's `==`.
  func areSame(_ offset: Int, _ newOffset: Int) -> Bool {
    haveSameBytes(offset, newOffset, count: 1) || old[offset] == new[newOffset]
  }

  /// The range in which the keys differ, before and after.
  var differing: (start: Int, oldEnd: Int, newEnd: Int) {
    let shorter = min(old.count, new.count)
    if haveSameBytes(0, 0, count: shorter) { return (shorter, old.count, new.count) }
    var start = 0
    while start < shorter, areSame(start, start) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, areSame(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    return (start, oldEnd, newEnd)
  }

  /// Whether one of the keys at some positions occurs a second time.
  func haveDuplicates(at places: [Int]) -> Bool {
    guard !places.isEmpty else { return false }
    let inserted = Set(places.map { new[$0] })
    guard inserted.count == places.count else { return true }
    // A lookup takes as long as a few comparisons.
    let few = inserted.count <= 4 ? Array(inserted) : []
    var next = 0
    for (offset, key) in new.enumerated() {
      if next < places.count, places[next] == offset {
        next += 1
      } else if few.isEmpty ? inserted.contains(key) : few.contains(key) {
        return true
      }
    }
    return false
  }

  private func haveSameBytes(_ offset: Int, _ newOffset: Int, count: Int) -> Bool {
    let stride = MemoryLayout<Key>.stride
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return count == 0 }
        return memcmp(old + offset * stride, new + newOffset * stride, count * stride) == 0
      }
    }
  }
}
