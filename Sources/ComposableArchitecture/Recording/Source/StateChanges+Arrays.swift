// Changes of arrays whose elements have no ids.

extension StateChanges {
  /// The fewest elements of an array that is not written as a whole.
  ///
  /// Numbers and texts are short themselves.
  private static let (shortest, shortestOfLeaves) = (4, 20)

  /// The changes of an array, or nil if it is written as a whole.
  func changes(ofArray old: [Any], to new: [Any], at place: ChangedPlace) -> [StateChange]? {
    guard let first = new.first,
      min(old.count, new.count) >= (isLeaf(first) ? Self.shortestOfLeaves : Self.shortest)
    else { return nil }
    let start = zip(old, new).prefix { isEqual($0, $1) }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { isEqual($0, $1) }.count
    let removed = start..<old.count - end
    let added = start..<new.count - end
    if removed.count == 1, added.count == 1 {
      return from(
        old[start],
        to: new[start],
        at: ChangedPlace(text: "\(place.inside)[\(start)]")
      )
    }
    if added.isEmpty {
      let argument =
        removed.count == 1
        ? "remove(at: \(start))" : "removeSubrange(\(removed.lowerBound)..<\(removed.upperBound))"
      return [.write("\(place.inside).", .word(argument), "")]
    }
    guard removed.isEmpty else { return nil }
    return added.map { insert(new[$0], at: end == 0 ? nil : $0, in: place) }
  }
}
