internal import CustomDump
internal import RuntimeMetadata

/// Goes through two arrays side by side, as CustomDump does, and joins equal elements in one line.
struct ShortenedElements<Elements: NestedArray> {
  private let former: Elements
  private let later: Elements
  private let comparison: ElementComparison<Elements>
  private var unchangedCount = 0
  private var hasDifference = false
  private var isShortened = false
  private var children: ShortenedValue.Children = ([], [])

  /// - Parameters:
  ///   - former: The array before a change.
  ///   - later: The array after it.
  ///   - bytes: The bytes of their elements.
  init(
    former: Elements,
    later: Elements,
    bytes: (former: UnsafeRawBufferPointer, later: UnsafeRawBufferPointer)
  ) {
    self.former = former
    self.later = later
    comparison = ElementComparison(former: former, later: later, bytes: bytes)
  }

  /// The elements that differ with their positions, and lines for those between them.
  ///
  /// - Returns: Nil if the arrays are equal, or if nothing is shortened.
  mutating func all() -> ShortenedValue.Children? {
    guard !former.isEmpty, !later.isEmpty else { return nil }
    if let difference = comparison.difference() {
      add(difference)
    } else {
      addLinesOfManyDifferences()
    }
    return isShortened && hasDifference ? children : nil
  }

  private mutating func add(_ difference: ElementComparison<Elements>.Difference) {
    var removals = difference.removals[...]
    var insertions = difference.insertions[...]
    var (index, laterIndex) = (0, 0)
    while index < former.count || laterIndex < later.count {
      let isRemoved = removals.first == index
      let isInserted = insertions.first == laterIndex
      if !isRemoved, !isInserted {
        let ends = (removals.first ?? former.count, insertions.first ?? later.count)
        let count = comparison.equalCount(from: (index, laterIndex), to: ends)
        unchangedCount += count
        index += count
        laterIndex += count
        guard count == 0 else { continue }
      }
      addUnchanged(before: laterIndex)
      hasDifference = true
      // An element that only has other values has its new position on both sides.
      let position = isRemoved ? index : laterIndex
      add(
        former: isRemoved || !isInserted ? (position, former[index]) : nil,
        later: isInserted || !isRemoved ? (laterIndex, later[laterIndex]) : nil
      )
      if isRemoved || !isInserted { index += 1 }
      if isInserted || !isRemoved { laterIndex += 1 }
      if isRemoved { removals.removeFirst() }
      if isInserted { insertions.removeFirst() }
    }
    addUnchanged(before: laterIndex)
  }

  /// Adds a line for each array, because it would take too long to find the order of their elements.
  private mutating func addLinesOfManyDifferences() {
    let count = comparison.equalCount(from: (0, 0), to: (former.count, later.count))
    unchangedCount = count
    addUnchanged(before: count)
    func text(_ count: Int) -> String { "… (\(count) elements, too many of which differ)" }
    children.former.append((nil, line(text(former.count - count))))
    children.later.append((nil, line(text(later.count - count))))
    hasDifference = true
    isShortened = true
  }

  private mutating func addUnchanged(before laterIndex: Int) {
    switch unchangedCount {
    case 0: break
    case 1:
      let element: (Int, Any) = (laterIndex - 1, later[laterIndex - 1])
      add(former: element, later: element)
    default:
      let line = line("… (\(unchangedCount) unchanged)")
      children.former.append((nil, line))
      children.later.append((nil, line))
      if former.byteCount >= ShortenedValue.leastByteCount { isShortened = true }
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
    if let former, let later { pair = ShortenedValue.pair(former.element, later.element) }
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
