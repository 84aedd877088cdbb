#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The values of a state that are shown.
struct StateTree {
  struct Line: Identifiable {
    /// The names that lead to the value.
    let id: [String]
    let text: String
    /// Whether there are values inside, and whether they are shown.
    let isOpen: Bool?

    var name: String { id.last ?? "" }
    var depth: Int { id.count - 1 }
  }

  private(set) var lines: [Line] = []
  private var visited = 0

  /// The number of values that a search looks at.
  private static let limit = 20_000

  /// The values inside of the root and of each open value.
  init(of root: InspectedValue, open: Set<[String]>) {
    add(root.parts, below: [], open: open)
  }

  /// The values whose name or text contains a text, and the way to them.
  ///
  /// Lowercase and uppercase letters are the same. In a very large state the last values are not found.
  init(of root: InspectedValue, containing text: String) {
    add(root.parts, below: [], containing: text.lowercased())
  }

  private mutating func add(
    _ values: [InspectedValue],
    below path: [String],
    open: Set<[String]>
  ) {
    for value in values {
      let id = path + [value.name]
      let parts = value.parts
      let isOpen = open.contains(id)
      lines.append(Line(id: id, text: value.text, isOpen: parts.isEmpty ? nil : isOpen))
      if isOpen { add(parts, below: id, open: open) }
    }
  }

  private mutating func add(
    _ values: [InspectedValue],
    below path: [String],
    containing text: String
  ) {
    for value in values where visited < Self.limit {
      visited += 1
      let id = path + [value.name]
      let parts = value.parts
      let index = lines.count
      add(parts, below: id, containing: text)
      let shown = value.text
      guard lines.count > index || "\(value.name): \(shown)".lowercased().contains(text) else {
        continue
      }
      let isOpen = parts.isEmpty ? nil : lines.count > index
      lines.insert(Line(id: id, text: shown, isOpen: isOpen), at: index)
    }
  }
}
#endif
