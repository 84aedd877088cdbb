internal import CustomDump
internal import RuntimeMetadata

/// Compares the elements of two arrays, as CustomDump does.
///
/// Elements with the same bytes are equal. So only few are compared by their values.
struct ElementComparison<Elements: NestedArray> {
  /// The positions of the elements that are only in one of the arrays, from the first one.
  typealias Difference = (removals: [Int], insertions: [Int])

  let former: Elements
  let later: Elements
  let bytes: (former: UnsafeRawBufferPointer, later: UnsafeRawBufferPointer)
  private let elementBytes = ValueBytes.of(Elements.Element.self)

  /// The number of comparisons of two elements that are left, which take a debug build 20 ms.
  private var comparisonsLeft = 15_000

  init(
    former: Elements,
    later: Elements,
    bytes: (former: UnsafeRawBufferPointer, later: UnsafeRawBufferPointer)
  ) {
    self.former = former
    self.later = later
    self.bytes = bytes
  }

  /// The elements to remove and to insert in a range of each array, or nil if it takes too long to find them.
  ///
  /// - Complexity: O(*n* × *d*) for *n* elements and *d* removals and insertions.
  mutating func difference(of range: Range<Int>, _ laterRange: Range<Int>) -> Difference? {
    // The search for the fewest edits begins with all equal elements at the start.
    let sameCount = elementBytes.sameCount(
      memory(bytes.former, range),
      memory(bytes.later, laterRange)
    )
    let rest = range.lowerBound + sameCount..<range.upperBound
    let laterRest = laterRange.lowerBound + sameCount..<laterRange.upperBound
    let limit = comparisonsLeft
    // Each element is compared at least once.
    guard max(rest.count, laterRest.count) <= limit / 2 else { return nil }
    var count = 0
    let difference = laterRest.difference(from: rest) {
      count += 1
      // The search ends soon if all others are equal.
      return count > limit || areCounterparts($0, $1)
    }
    comparisonsLeft = max(limit - count, 0)
    guard count <= limit else { return nil }
    return (
      difference.removals.map { rest.lowerBound + $0.offset },
      difference.insertions.map { laterRest.lowerBound + $0.offset }
    )
  }

  /// The number of equal elements at two positions and after them.
  func equalCount(from start: (Int, Int), to end: (Int, Int)) -> Int {
    let limit = min(end.0 - start.0, end.1 - start.1)
    var count = 0
    while count < limit {
      count += elementBytes.sameCount(
        memory(bytes.former, start.0 + count..<start.0 + limit),
        memory(bytes.later, start.1 + count..<start.1 + limit)
      )
      guard count < limit, areEqual(start.0 + count, start.1 + count) else { break }
      count += 1
    }
    return count
  }

  /// Whether two elements have one identity or are equal.
  private func areCounterparts(_ index: Int, _ laterIndex: Int) -> Bool {
    haveSameBytes(index, laterIndex)
      || haveSameIdentity(former[index], later[laterIndex])
      || areEqual(former[index], later[laterIndex])
  }

  private func areEqual(_ index: Int, _ laterIndex: Int) -> Bool {
    haveSameBytes(index, laterIndex) || areEqual(former[index], later[laterIndex])
  }

  private func haveSameBytes(_ index: Int, _ laterIndex: Int) -> Bool {
    guard let former = bytes.former.baseAddress, let later = bytes.later.baseAddress else {
      return false
    }
    return elementBytes.areSame(
      former + index * Elements.stride,
      later + laterIndex * Elements.stride
    )
  }

  private func haveSameIdentity(_ element: Any, _ laterElement: Any) -> Bool {
    if let object = element as? any _CustomDiffObject,
      let laterObject = laterElement as? any _CustomDiffObject
    {
      return object._objectIdentifier == laterObject._objectIdentifier
    }
    func haveSameID<Value: Identifiable>(_ element: Value) -> Bool {
      element.id == (laterElement as? Value)?.id
    }
    return (element as? any Identifiable).map { haveSameID($0) } ?? false
  }

  private func areEqual(_ element: Any, _ laterElement: Any) -> Bool {
    (element as? any Equatable).map { $0.isEqual(to: laterElement) }
      ?? (diff(element, laterElement) == nil)
  }

  private func memory(
    _ elements: UnsafeRawBufferPointer,
    _ range: Range<Int>
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: elements[
        range.lowerBound * Elements.stride..<range.upperBound * Elements.stride
      ]
    )
  }
}

extension CollectionDifference.Change {
  /// The position of the element.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
