internal import RuntimeMetadata

/// An array that was taken from a recorded value, whatever its elements are.
protocol AnyKeptArray: AnyObject {
  /// The number of bytes of the elements.
  var byteCount: Int { get }

  /// The difference to an earlier array, or nil if that one has elements of another type.
  func difference(from former: any AnyKeptArray) -> (any AnyArrayDifference)?

  /// Puts the array into a value.
  func put<Value>(at path: ArrayPath, of value: inout Value)
}

/// The difference between two arrays, whatever their elements are.
protocol AnyArrayDifference {
  /// The number of elements that the difference keeps.
  var elementCount: Int { get }
  /// The number of bytes of these elements.
  var byteCount: Int { get }
  /// The elements of the earlier array that may not be in the later one at the same place.
  var formerPart: any AnyKeptArray { get }
  /// The elements of the later array that may not be in the earlier one at the same place.
  var laterPart: any AnyKeptArray { get }

  /// Notes where these elements are in the whole arrays.
  func note(in places: ArrayPlaces)

  /// Changes the earlier array into the later one.
  func apply(to former: any AnyKeptArray)

  #if DEBUG
  /// Whether an element is certainly the same in both arrays.
  func leaves(_ element: ArrayElement) -> Bool
  #endif
}

/// An array that was taken from a recorded value.
final class KeptArray<Elements: NestedArray>: AnyKeptArray {
  fileprivate(set) var elements: Elements

  init(_ elements: Elements) {
    self.elements = elements
  }

  var byteCount: Int { elements.byteCount }

  func difference(from former: any AnyKeptArray) -> (any AnyArrayDifference)? {
    (former as? Self).map { ArrayDifference(from: $0.elements, to: elements) }
  }

  func put<Value>(at path: ArrayPath, of value: inout Value) {
    _ = path.modify(in: &value, PutArray(elements))
  }
}

/// The elements by which an array differs from an earlier one.
///
/// Those of both arrays are kept, so that they can be compared without the rest. Of equal arrays it is the first element, because
/// a dump shows whether an array is empty.
struct ArrayDifference<Elements: NestedArray>: AnyArrayDifference {
  let place: ArrayPlaces.Place
  /// The elements in the ranges of the earlier array, one range after the other.
  let former: Elements
  /// The elements in the ranges of the later array.
  let later: Elements

  /// - Parameters:
  ///   - former: The earlier array.
  ///   - later: The later array.
  ///   - mostRanges: The number of ranges, of which the last one has all other elements that may differ.
  /// - Complexity: O(*n*) for *n* elements.
  init(from former: Elements, to later: Elements, mostRanges: Int = 16) {
    let edits = ArrayEdit.all(from: former, to: later, limit: mostRanges)
    place = ArrayPlaces.Place(edits: edits, formerCount: former.count, laterCount: later.count)
    let shown = edits.isEmpty ? [ArrayEdit(former: 0..<1, later: 0..<1)] : edits
    self.former = Self.elements(of: former, in: shown.map(\.former))
    self.later = Self.elements(of: later, in: shown.map(\.later))
  }

  private static func elements(of array: Elements, in ranges: [Range<Int>]) -> Elements {
    var elements = Elements()
    for range in ranges { elements.append(contentsOf: array[range]) }
    return elements
  }

  var elementCount: Int { place.edits.isEmpty ? 0 : former.count + later.count }
  var byteCount: Int { former.byteCount + later.byteCount }
  var formerPart: any AnyKeptArray { KeptArray(former) }
  var laterPart: any AnyKeptArray { KeptArray(later) }

  func note(in places: ArrayPlaces) {
    places.add(place, of: former, later)
  }

  func apply(to former: any AnyKeptArray) {
    guard let former = former as? KeptArray<Elements> else { return }
    var end = later.count
    // The last edit comes first, so that the positions of the others stay.
    for edit in place.edits.reversed() {
      let start = end - edit.later.count
      former.elements.replaceSubrange(edit.former, with: later[start..<end])
      end = start
    }
  }
}

#if DEBUG
extension ArrayDifference {
  func leaves(_ element: ArrayElement) -> Bool {
    switch element {
    case .position(let position):
      place.edits.allSatisfy { edit in
        let isBehind = edit.former.lowerBound > position && edit.later.lowerBound > position
        return isBehind || edit.former == edit.later && !edit.former.contains(position)
      }
    case .id(let id, let idOf):
      !former.contains { idOf($0) == id } && !later.contains { idOf($0) == id }
    }
  }
}
#endif

/// Takes an array from a value, which has an empty one then.
struct TakeArray: ArrayChange {
  func apply<Elements: NestedArray>(to array: inout Elements) -> any AnyKeptArray {
    defer { array = Elements() }
    return KeptArray(array)
  }
}

/// Puts an array into the place of an empty one.
private struct PutArray<Kept: NestedArray>: ArrayChange {
  private let kept: Kept

  init(_ kept: Kept) {
    self.kept = kept
  }

  func apply<Elements: NestedArray>(to array: inout Elements) {
    if let kept = kept as? Elements { array = kept }
  }
}
