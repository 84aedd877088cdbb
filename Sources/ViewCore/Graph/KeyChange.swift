/// How the keys of rows differ from those before.
///
/// What stays is found without looking a key up: rows at both ends, and, where as many rows are between them
/// as before, those that are in their place. So a row that comes or goes costs one comparison for each of the
/// others.
struct KeyChange<Key: Hashable> {
  /// The keys that there are now.
  let keys: [Key]
  private let old: [Key]
  /// How many rows stay at the beginning.
  private let start: Int
  /// Where the rows begin that stay at the end.
  private let oldEnd: Int
  private let newEnd: Int

  init(from old: [Key], to new: [Key]) {
    self.old = old
    keys = new
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    self.start = start
    self.oldEnd = oldEnd
    self.newEnd = newEnd
  }

  /// Whether no key differs.
  var isEmpty: Bool { start == oldEnd && start == newEnd }

  /// Where the row was that is now at a place, if it is one of those that stay.
  func source(of offset: Int) -> Int? {
    if offset < start { return offset }
    if offset >= newEnd { return offset - newEnd + oldEnd }
    return isInPlace(offset) ? offset : nil
  }

  /// The places of the rows before that do not stay: some of them may be at another place now.
  var leaving: [Int] { (start..<oldEnd).filter { !isInPlace($0) } }

  /// Whether two rows now have the same key, where none had before.
  var hasDuplicates: Bool {
    var coming: Set<Key> = []
    for offset in start..<newEnd where !isInPlace(offset) {
      guard coming.insert(keys[offset]).inserted else { return true }
    }
    guard !coming.isEmpty else { return false }
    for offset in leaving { coming.remove(old[offset]) }
    // To look a key up takes as long as to compare some.
    let few = coming.count <= 4 ? Array(coming) : []
    return !coming.isEmpty
      && keys.indices.contains { offset in
        guard source(of: offset) != nil else { return false }
        return few.isEmpty ? coming.contains(keys[offset]) : few.contains(keys[offset])
      }
  }

  private func isInPlace(_ offset: Int) -> Bool {
    oldEnd == newEnd && old[offset] == keys[offset]
  }
}
