internal import IdentifiedCollections
internal import OrderedCollections

extension Optional: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    guard let value = self else { return writer.put(.nothing) }
    writer.put(.list, count: 1)
    try writer.write(value)
  }

  static func read(from reader: inout ValueReader) throws -> Wrapped? {
    guard reader.nextKind != .nothing else {
      try reader.expect(.nothing)
      return nil
    }
    try reader.expect(.list)
    guard try reader.takeCount() == 1 else { throw reader.damaged("has several values") }
    return try reader.read(Wrapped.self, at: "?")
  }
}

extension Array: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.putList(self)
  }

  static func read(from reader: inout ValueReader) throws -> [Element] {
    try reader.takeList()
  }
}

extension Set: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.putSorted(self)
  }

  static func read(from reader: inout ValueReader) throws -> Set<Element> {
    var set: Set<Element> = []
    for element: Element in try reader.takeList() where !set.insert(element).inserted {
      throw reader.damaged("has an element twice")
    }
    return set
  }
}

extension Dictionary: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.putSorted(self.map { ($0.key, $0.value) })
  }

  static func read(from reader: inout ValueReader) throws -> [Key: Value] {
    var dictionary: [Key: Value] = [:]
    let pairs: [(Key, Value)] = try reader.takeList()
    for (key, value) in pairs where dictionary.updateValue(value, forKey: key) != nil {
      throw reader.damaged("has a key twice")
    }
    return dictionary
  }
}

extension OrderedSet: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.putList(self)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    var set = Self()
    for element: Element in try reader.takeList() where !set.append(element).inserted {
      throw reader.damaged("has an element twice")
    }
    return set
  }
}

extension OrderedDictionary: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.putList(elements.map { ($0.key, $0.value) })
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    var dictionary = Self()
    let pairs: [(Key, Value)] = try reader.takeList()
    for (key, value) in pairs where dictionary.updateValue(value, forKey: key) != nil {
      throw reader.damaged("has a key twice")
    }
    return dictionary
  }
}

extension IdentifiedArray: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    guard let id = Self.knownEmpty?.id, elements.map({ $0[keyPath: id] }).elementsEqual(ids) else {
      throw writer.unwritable("a collection whose ids are not those of 'Identifiable'")
    }
    try writer.putList(elements)
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    guard var array = knownEmpty else {
      throw reader.damaged("is a collection whose ids are not those of 'Identifiable'")
    }
    for element: Element in try reader.takeList() where !array.append(element).inserted {
      throw reader.damaged("has an id twice")
    }
    return array
  }

  /// An empty collection whose ids are those of `Identifiable`, or the elements themselves.
  static var knownEmpty: Self? {
    func open<Item: Identifiable>(_: Item.Type) -> Self? {
      IdentifiedArray<Item.ID, Item>() as? Self
    }
    if let type = Element.self as? any Identifiable.Type, let empty = open(type) { return empty }
    return IdentifiedArray<ID, ID>(id: \.self) as? Self
  }
}

extension ValueWriter {
  mutating func putList<Element>(_ elements: some Collection<Element>) throws {
    put(.list, count: elements.count)
    names.listMemory += elements.count * MemoryLayout<Element>.stride
    for (index, element) in elements.enumerated() { try write(element, at: "[\(index)]") }
  }
}

extension ValueReader {
  mutating func takeList<Element>() throws -> [Element] {
    try expect(.list)
    let count = try takeCount()
    try memory.add(count, of: MemoryLayout<Element>.stride)
    var elements: [Element] = []
    for index in 0..<count { elements.append(try read(Element.self, at: "[\(index)]")) }
    return elements
  }
}
