internal import RuntimeMetadata

/// Elements of an array, and those of a later one in their place.
struct ArrayEdit: Equatable {
  let former: Range<Int>
  let later: Range<Int>
}

extension ArrayEdit {
  /// The places at which two arrays differ by the bytes of their elements.
  ///
  /// An element that moves is removed at one place and inserted at another. Elements between them have other positions,
  /// and the first of them is in both ranges of an edit, so that the edits show the new order.
  ///
  /// One equal element between two edits, or between an edit and an end, is in both ranges, too. The text of a difference
  /// shows it. Only more elements are a line with their number there.
  ///
  /// - Parameters:
  ///   - former: The earlier array.
  ///   - later: The later array.
  ///   - limit: The most edits, of which the last one has all other elements that may differ.
  /// - Returns: The edits, the first one first.
  /// - Complexity: O(*n*) for *n* elements.
  static func all<Elements: NestedArray>(
    from former: Elements,
    to later: Elements,
    limit: Int
  ) -> [ArrayEdit] {
    let edits = former.withUnsafeBytes { former in
      later.withUnsafeBytes { later in
        var search = EditSearch(
          bytes: ValueBytes.of(Elements.Element.self),
          stride: Elements.stride,
          former: former,
          later: later,
          limit: limit
        )
        search.run()
        return search.found
      }
    }
    var shift = 0
    let shown = edits.enumerated().map { index, edit in
      shift += edit.later.count - edit.former.count
      return shift != 0 && index < edits.count - 1 ? edit.withNextElement : edit
    }
    return joined(shown, count: former.count, laterCount: later.count)
  }

  /// Joins edits, and the ends of the arrays, between which there is at most one element.
  private static func joined(_ edits: [ArrayEdit], count: Int, laterCount: Int) -> [ArrayEdit] {
    var joined: [ArrayEdit] = []
    for edit in edits {
      let end = joined.last?.former.upperBound ?? 0
      guard edit.former.lowerBound - end <= 1 else {
        joined.append(edit)
        continue
      }
      let last = joined.popLast()
      joined.append(
        ArrayEdit(
          former: (last?.former.lowerBound ?? 0)..<edit.former.upperBound,
          later: (last?.later.lowerBound ?? 0)..<edit.later.upperBound
        )
      )
    }
    if let last = joined.last, count - last.former.upperBound <= 1 {
      joined[joined.count - 1] = ArrayEdit(
        former: last.former.lowerBound..<count,
        later: last.later.lowerBound..<laterCount
      )
    }
    return joined
  }

  private var withNextElement: ArrayEdit {
    ArrayEdit(
      former: former.lowerBound..<former.upperBound + 1,
      later: later.lowerBound..<later.upperBound + 1
    )
  }
}

/// Goes through two arrays side by side.
private struct EditSearch {
  private let bytes: ValueBytes
  private let stride: Int
  private let former: UnsafeRawBufferPointer
  private let later: UnsafeRawBufferPointer
  /// The elements of which it is not known yet whether they differ.
  private var formerRest: Range<Int>
  private var laterRest: Range<Int>
  private(set) var found: [ArrayEdit] = []
  private let limit: Int

  /// The number of elements at one place that can be removed, inserted or replaced.
  private static var reach: Int { 32 }

  init(
    bytes: ValueBytes,
    stride: Int,
    former: UnsafeRawBufferPointer,
    later: UnsafeRawBufferPointer,
    limit: Int
  ) {
    self.limit = limit
    self.bytes = bytes
    self.stride = stride
    self.former = former
    self.later = later
    // An element of no size has no bytes by which it could differ.
    formerRest = 0..<former.count / stride
    laterRest = 0..<later.count / stride
  }

  mutating func run() {
    skipSameAtStart()
    skipSameAtEnd()
    while !formerRest.isEmpty || !laterRest.isEmpty {
      let (removed, inserted) = difference()
      let edit = ArrayEdit(
        former: formerRest.prefix(removed),
        later: laterRest.prefix(inserted)
      )
      found.append(edit)
      formerRest = edit.former.upperBound..<formerRest.upperBound
      laterRest = edit.later.upperBound..<laterRest.upperBound
      skipSameAtStart()
    }
  }

  private mutating func skipSameAtStart() {
    let count = bytes.sameCount(memory(former, formerRest), memory(later, laterRest))
    formerRest.removeFirst(count)
    laterRest.removeFirst(count)
  }

  private mutating func skipSameAtEnd() {
    let count = bytes.sameCountAtEnd(memory(former, formerRest), memory(later, laterRest))
    formerRest.removeLast(count)
    laterRest.removeLast(count)
  }

  /// The numbers of elements at the start that differ before the arrays have the same ones again.
  private func difference() -> (removed: Int, inserted: Int) {
    let all = (formerRest.count, laterRest.count)
    guard found.count < limit - 1 else { return all }
    for count in 1...Self.reach {
      if isSame(after: count, 0) { return (count, 0) }
      if isSame(after: 0, count) { return (0, count) }
      if isSame(after: count, count) { return (count, count) }
    }
    return all
  }

  private func isSame(after removed: Int, _ inserted: Int) -> Bool {
    guard removed < formerRest.count, inserted < laterRest.count,
      let former = former.baseAddress, let later = later.baseAddress
    else { return false }
    return bytes.areSame(
      former + (formerRest.lowerBound + removed) * stride,
      later + (laterRest.lowerBound + inserted) * stride
    )
  }

  private func memory(
    _ elements: UnsafeRawBufferPointer,
    _ range: Range<Int>
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: elements[range.lowerBound * stride..<range.upperBound * stride]
    )
  }
}
