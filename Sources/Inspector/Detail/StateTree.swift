#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The values of a state that are shown.
struct StateTree {
  struct Line: Identifiable {
    /// The names that lead to the value, of which some are those of parts of long collections.
    let id: [String]
    /// The names that lead to the value, or nil for a part of a long collection.
    let path: [String]?
    let text: String
    /// Whether there are values inside, and whether they are shown.
    var isOpen: Bool?

    var name: String { id.last ?? "" }
    var depth: Int { id.count - 1 }
  }

  private(set) var lines: [Line] = []

  /// The number of elements from which on a collection is shown in parts, and the number of its parts.
  private static let longCount = 50

  /// The values inside of the root and of each open value.
  ///
  /// A long collection has parts of at most 50 elements, so that few lines are made at once.
  init(of root: InspectedValue, open: Set<[String]>) {
    addParts(of: root, below: [], path: [], open: open)
  }

  private mutating func addParts(
    of value: InspectedValue,
    below id: [String],
    path: [String],
    open: Set<[String]>
  ) {
    if let count = value.elementCount {
      addElements(of: value, at: 0..<count, below: id, path: path, open: open)
    } else {
      add(value.parts, below: id, path: path, open: open)
    }
  }

  private mutating func addElements(
    of value: InspectedValue,
    at positions: Range<Int>,
    below id: [String],
    path: [String],
    open: Set<[String]>
  ) {
    guard positions.count > Self.longCount else {
      return add(value.elements(at: positions), below: id, path: path, open: open)
    }
    var size = Self.longCount
    while positions.count > size * Self.longCount { size *= Self.longCount }
    for start in stride(from: positions.lowerBound, to: positions.upperBound, by: size) {
      let part = start..<min(start + size, positions.upperBound)
      let partID = id + ["\(part.lowerBound) to \(part.upperBound - 1)"]
      let isOpen = open.contains(partID)
      let text = part.count == 1 ? "1 element" : "\(part.count) elements"
      lines.append(Line(id: partID, path: nil, text: text, isOpen: isOpen))
      if isOpen { addElements(of: value, at: part, below: partID, path: path, open: open) }
    }
  }

  private mutating func add(
    _ values: [InspectedValue],
    below id: [String],
    path: [String],
    open: Set<[String]>
  ) {
    for value in values {
      let (id, path) = (id + [value.name], path + [value.name])
      let isOpen = open.contains(id)
      lines.append(
        Line(id: id, path: path, text: value.text, isOpen: value.hasParts ? isOpen : nil)
      )
      if isOpen { addParts(of: value, below: id, path: path, open: open) }
    }
  }
}
#endif
