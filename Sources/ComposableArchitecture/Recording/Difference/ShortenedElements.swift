internal import CustomDump
internal import RuntimeMetadata

/// Goes through two arrays side by side, as CustomDump does, and joins equal elements in one line.
///
/// The arrays have only the elements of some edits. Those between them are equal.
struct ShortenedElements<Elements: NestedArray> {
  private let former: Elements
  private let later: Elements
  private let place: ArrayPlaces.Place
  private var comparison: ElementComparison<Elements>
  /// The next elements.
  private var next = (former: 0, later: 0)
  /// The number of elements before the next ones that are in the whole arrays alone.
  private var absentCount = 0
  private var unchangedCount = 0
  private var hasDifference: Bool { differenceCount > 0 }
  /// The number of elements that differ.
  private var differenceCount = 0
  private var isShortened = false
  private var children: ShortenedValue.Children = ([], [])

  /// The number of differing elements of a long array after which the others are a line.
  ///
  /// A dump of more of them takes a debug build longer than 20 ms.
  private static var limit: Int { 200 }

  /// - Parameters:
  ///   - former: The array before a change.
  ///   - later: The array after it.
  ///   - bytes: The bytes of their elements.
  ///   - place: The place of the elements in the whole arrays.
  init(
    former: Elements,
    later: Elements,
    bytes: (former: UnsafeRawBufferPointer, later: UnsafeRawBufferPointer),
    place: ArrayPlaces.Place
  ) {
    self.former = former
    self.later = later
    self.place = place
    comparison = ElementComparison(former: former, later: later, bytes: bytes)
  }

  private var isLong: Bool {
    max(place.formerCount, place.laterCount) > Elements.mostComparedElements
  }

  /// The elements that differ with their positions, and lines for those between them.
  ///
  /// - Returns: Nil if the arrays are equal, or if nothing is shortened.
  mutating func all() -> ShortenedValue.Children? {
    guard place.formerCount > 0, place.laterCount > 0, !place.edits.isEmpty else { return nil }
    for edit in place.edits {
      skipAbsent(before: edit.former.lowerBound)
      add(edit)
    }
    skipAbsent(before: place.formerCount)
    addUnchanged()
    return isShortened && hasDifference ? children : nil
  }

  /// Counts the equal elements before a position that the arrays do not have.
  private mutating func skipAbsent(before position: Int) {
    let count = position - next.former - absentCount
    unchangedCount += count
    absentCount += count
  }

  private mutating func add(_ edit: ArrayEdit) {
    let end = (next.former + edit.former.count, next.later + edit.later.count)
    if let difference = comparison.difference(of: next.former..<end.0, next.later..<end.1) {
      add(difference, before: end)
    } else {
      addLinesOfManyDifferences(before: end)
    }
    next = end
  }

  private mutating func add(
    _ difference: ElementComparison<Elements>.Difference,
    before end: (Int, Int)
  ) {
    var removals = difference.removals[...]
    var insertions = difference.insertions[...]
    while next.former < end.0 || next.later < end.1 {
      guard !isLong || differenceCount < Self.limit else {
        return addLinesOfManyDifferences(before: end)
      }
      let isRemoved = removals.first == next.former
      let isInserted = insertions.first == next.later
      if !isRemoved, !isInserted {
        let ends = (removals.first ?? end.0, insertions.first ?? end.1)
        let count = comparison.equalCount(from: next, to: ends)
        unchangedCount += count
        next.former += count
        next.later += count
        guard count == 0 else { continue }
      }
      addUnchanged()
      differenceCount += 1
      let laterPosition = absentCount + next.later
      // An element that only has other values has its new position on both sides.
      let position = isRemoved ? absentCount + next.former : laterPosition
      add(
        former: isRemoved || !isInserted ? (position, former[next.former]) : nil,
        later: isInserted || !isRemoved ? (laterPosition, later[next.later]) : nil
      )
      if isRemoved || !isInserted { next.former += 1 }
      if isInserted || !isRemoved { next.later += 1 }
      if isRemoved { removals.removeFirst() }
      if isInserted { insertions.removeFirst() }
    }
  }

  /// Adds a line for each array, because it would take too long to find the order of their elements.
  private mutating func addLinesOfManyDifferences(before end: (Int, Int)) {
    let count = comparison.equalCount(from: next, to: end)
    unchangedCount += count
    next.former += count
    next.later += count
    guard next != end else { return }
    addUnchanged()
    func text(_ count: Int) -> String { "… (\(count) elements, too many of which differ)" }
    children.former.append((nil, line(text(end.0 - next.former))))
    children.later.append((nil, line(text(end.1 - next.later))))
    differenceCount += 1
    isShortened = true
  }

  /// Adds the equal elements before the next ones.
  private mutating func addUnchanged() {
    switch unchangedCount {
    case 0: break
    case 1:
      // Elements that the arrays do not have are at least two.
      let position = next.later - 1
      let element: (Int, Any) = (absentCount + position, later[position])
      add(former: element, later: element)
    default:
      let line = line("… (\(unchangedCount) unchanged)")
      children.former.append((nil, line))
      children.later.append((nil, line))
      if place.formerCount * Elements.stride >= ShortenedValue.leastByteCount { isShortened = true }
    }
    unchangedCount = 0
  }

  /// Adds an element of one array, or one of each that a dump compares.
  private mutating func add(
    former: (position: Int, element: Any)?,
    later: (position: Int, element: Any)?
  ) {
    let id = newID
    func child(_ position: Int, _ element: Any) -> Mirror.Child {
      let entry: (key: AnyHashable, value: Any) = (
        ElementName(id: id, position: position), element
      )
      return (nil, entry)
    }
    var pair: ShortenedValue.Pair?
    if let former, let later {
      pair = ShortenedValue.pair(former.element, later.element, ArrayPlaces())
    }
    if pair != nil { isShortened = true }
    if let former {
      children.former.append(child(former.position, pair?.former ?? former.element))
    }
    if let later {
      children.later.append(child(later.position, pair?.later ?? later.element))
    }
  }

  private func line(_ text: String) -> ElementLine {
    ElementLine(id: newID, customDumpDescription: text)
  }

  /// A number that no element and no line has.
  private var newID: Int { children.former.count + children.later.count }
}

/// The name of an element in a dump, with the id of the pair that is compared.
private struct ElementName: Hashable, CustomDumpStringConvertible {
  let id: Int
  let position: Int

  var customDumpDescription: String { "[\(position)]" }

  static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A line in place of elements.
private struct ElementLine: Equatable, CustomDumpStringConvertible {
  let id: Int
  let customDumpDescription: String
}
