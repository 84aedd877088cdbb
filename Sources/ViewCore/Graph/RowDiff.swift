import Foundation

/// Where the rows of a collection come from, and which go, by their keys.
///
/// What stays is found without looking a key up: rows at both ends, and, where as many rows are between them
/// as before, those that are in their place. So a row that comes or goes costs one comparison for each of the
/// others, which is one of bytes where these are the same.
struct RowDiff {
  /// How many rows there are now.
  let count: Int
  /// Whether two rows now have the same key, where none had before.
  let hasDuplicates: Bool
  /// The places of the rows before that are gone.
  let removed: [Int]
  /// How many rows stay at the beginning.
  private let start: Int
  /// Where the rows begin that stay at the end.
  private let oldEnd: Int
  private let newEnd: Int
  /// Where the rows between both ends come from, or -1.
  private let sources: [Int]

  /// Compares the keys of rows with those before, of which no two are the same.
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

  /// Whether no key differs.
  var isEmpty: Bool { start == oldEnd && start == newEnd }

  /// Where the row was that is now at a place, if there was one.
  func source(of offset: Int) -> Int? {
    if offset < start { return offset }
    if offset >= newEnd { return offset - newEnd + oldEnd }
    let source = sources[offset - start]
    return source < 0 ? nil : source
  }
}

/// The keys of rows before and now.
private struct KeyPair<Key: Hashable> {
  let old: [Key]
  let new: [Key]

  /// Whether a key of before and one of now are the same.
  ///
  /// Keys whose bytes are the same are, which is found out without what the keys' type does for `==`.
  func areSame(_ offset: Int, _ newOffset: Int) -> Bool {
    haveSameBytes(offset, newOffset, count: 1) || old[offset] == new[newOffset]
  }

  /// Where the keys begin to differ, and where they end to, before and now.
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

  /// Whether one of the keys at some places is there once more.
  func haveDuplicates(at places: [Int]) -> Bool {
    guard !places.isEmpty else { return false }
    let inserted = Set(places.map { new[$0] })
    guard inserted.count == places.count else { return true }
    // To look a key up takes as long as to compare some.
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
