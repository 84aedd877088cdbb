/// The way from a value to an array inside of it: the numbers of stored properties, cases and elements.
package struct ArrayPath: Hashable, Sendable {
  package fileprivate(set) var numbers: [Int] = []

  /// The number of the stored property at the beginning, or nil for the whole value.
  package var first: Int? { numbers.first }

  /// Whether the array is a stored property of the value.
  package var isOfProperty: Bool { numbers.count == 1 }
}

extension ArrayPath {
  /// The ways to the arrays inside of a value that need some memory.
  ///
  /// Arrays inside of such an array are not listed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - byteCount: The least number of bytes of the elements.
  /// - Returns: The ways, in the order of the places.
  /// - Complexity: O(*n*) for *n* parts of the value outside of those arrays.
  package static func all<Value>(in value: Value, ofAtLeast byteCount: Int) -> [ArrayPath] {
    let parts = ValueParts.of(Value.self)
    if case .none = parts { return [] }
    return withUnsafePointer(to: value) {
      var search = ArraySearch(byteCount: byteCount)
      search.visit(UnsafeRawPointer($0), parts)
      return search.found
    }
  }

  /// Changes the array to which the way leads.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - change: Changes the array.
  /// - Returns: The result of the change, or nil if the way leads to no array of the value.
  package func modify<Value, Change: ArrayChange>(
    in value: inout Value,
    _ change: Change
  ) -> Change.Result? {
    withUnsafeMutablePointer(to: &value) {
      Self.modify(UnsafeMutableRawPointer($0), ValueParts.of(Value.self), numbers[...], change)
    }
  }

  private static func modify<Change: ArrayChange>(
    _ memory: UnsafeMutableRawPointer,
    _ parts: ValueParts,
    _ numbers: ArraySlice<Int>,
    _ change: Change
  ) -> Change.Result? {
    switch parts {
    case .none: return nil
    case .fields(let fields):
      guard let field = fields.first(where: { $0.number == numbers.first }) else { return nil }
      return modify(memory + field.offset, field.parts, numbers.dropFirst(), change)
    case .cases(let cases, let witnesses, _):
      let tag = witnesses.tag(of: memory)
      guard numbers.first == Int(tag) else { return nil }
      witnesses.projectPayload(of: memory)
      defer { witnesses.injectTag(tag, into: memory) }
      return modify(memory, cases[Int(tag)], numbers.dropFirst(), change)
    case .array(let type):
      return modify(memory, type, numbers, change)
    case .indexed(let type, let offset):
      return modify(memory, type, offset, numbers, change)
    case .boxed(let type):
      return modify(memory, type, numbers, change)
    }
  }

  private static func modify<A: NestedArray, Change: ArrayChange>(
    _ memory: UnsafeMutableRawPointer,
    _: A.Type,
    _ numbers: ArraySlice<Int>,
    _ change: Change
  ) -> Change.Result? {
    let array = memory.assumingMemoryBound(to: A.self)
    guard let index = numbers.first else { return change.apply(to: &array.pointee) }
    guard array.pointee.indices.contains(index) else { return nil }
    return array.pointee.withUnsafeMutableBytes {
      guard let start = $0.baseAddress else { return nil }
      let parts = ValueParts.of(A.Element.self)
      return modify(start + index * A.stride, parts, numbers.dropFirst(), change)
    }
  }

  private static func modify<I: IndexedArray, Change: ArrayChange>(
    _ memory: UnsafeMutableRawPointer,
    _: I.Type,
    _ offset: Int,
    _ numbers: ArraySlice<Int>,
    _ change: Change
  ) -> Change.Result? {
    // A change inside of an element leaves the index as it is.
    guard numbers.isEmpty else {
      return modify(memory + offset, I.Elements.self, numbers, change)
    }
    return change.apply(to: &memory.assumingMemoryBound(to: I.self).pointee.indexedElements)
  }

  private static func modify<B: BoxedContent, Change: ArrayChange>(
    _ memory: UnsafeMutableRawPointer,
    _: B.Type,
    _ numbers: ArraySlice<Int>,
    _ change: Change
  ) -> Change.Result? {
    let boxed = memory.assumingMemoryBound(to: B.self)
    guard var content = boxed.pointee.content else { return nil }
    defer { boxed.pointee.content = content }
    return withUnsafeMutablePointer(to: &content) {
      modify(UnsafeMutableRawPointer($0), ValueParts.of(B.Content.self), numbers, change)
    }
  }
}

/// A change of an array whose type is not known.
package protocol ArrayChange {
  associatedtype Result
  func apply<A: NestedArray>(to array: inout A) -> Result
}

/// Goes through a value in search of large arrays.
private struct ArraySearch {
  let byteCount: Int
  var found: [ArrayPath] = []
  private var path = ArrayPath()

  init(byteCount: Int) {
    self.byteCount = byteCount
  }

  mutating func visit(_ memory: UnsafeRawPointer, _ parts: ValueParts) {
    switch parts {
    case .none: break
    case .fields(let fields):
      for field in fields { visit(memory + field.offset, field.parts, number: field.number) }
    case .cases(let cases, let witnesses, let size):
      let tag = Int(witnesses.tag(of: memory))
      if case .none = cases[tag] { return }
      // To project a payload changes the memory, which may be shared. So a copy of its bytes is taken, which is not
      // destroyed, because it owns nothing.
      withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) {
        guard let copy = $0.baseAddress else { return }
        copy.copyMemory(from: memory, byteCount: size)
        witnesses.projectPayload(of: copy)
        visit(UnsafeRawPointer(copy), cases[tag], number: tag)
      }
    case .array(let type): visitArray(memory, type)
    case .indexed(let type, let offset): visitIndexed(memory + offset, type)
    case .boxed(let type): visitBoxed(memory, type)
    }
  }

  private mutating func visit(_ memory: UnsafeRawPointer, _ parts: ValueParts, number: Int) {
    path.numbers.append(number)
    visit(memory, parts)
    path.numbers.removeLast()
  }

  private mutating func visitArray<A: NestedArray>(_ memory: UnsafeRawPointer, _: A.Type) {
    let array = memory.assumingMemoryBound(to: A.self).pointee
    guard array.byteCount < byteCount else { return found.append(path) }
    let parts = ValueParts.of(A.Element.self)
    if case .none = parts { return }
    array.withUnsafeBytes {
      guard let start = $0.baseAddress else { return }
      for index in array.indices { visit(start + index * A.stride, parts, number: index) }
    }
  }

  private mutating func visitIndexed<I: IndexedArray>(_ elements: UnsafeRawPointer, _: I.Type) {
    visitArray(elements, I.Elements.self)
  }

  private mutating func visitBoxed<B: BoxedContent>(_ memory: UnsafeRawPointer, _: B.Type) {
    guard let content = memory.assumingMemoryBound(to: B.self).pointee.content else { return }
    withUnsafePointer(to: content) {
      visit(UnsafeRawPointer($0), ValueParts.of(B.Content.self))
    }
  }
}
