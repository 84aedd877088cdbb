import IdentifiedCollections
import Testing

struct User: Identifiable, Codable, Hashable, Comparable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String = "") {
    self.id = id
    self.name = name
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
}

/// An element whose id can be changed, which is a mistake.
struct Draft: Identifiable, Equatable {
  var id: Int
  var text = ""
}

extension IdentifiedArray where Element: Equatable {
  /// Checks the elements, and that each is found by its id.
  func expect(_ expected: [Element], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(elements == expected, sourceLocation: sourceLocation)
    #expect(Array(ids) == expected.map { $0[keyPath: id] }, sourceLocation: sourceLocation)
    for (index, element) in expected.enumerated() {
      let id = element[keyPath: id]
      #expect(self.index(id: id) == index, sourceLocation: sourceLocation)
      #expect(self[id: id] == element, sourceLocation: sourceLocation)
    }
  }
}
