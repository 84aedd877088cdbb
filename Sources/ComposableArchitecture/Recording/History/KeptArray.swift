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
  /// The elements of the earlier array that are not in the later one at the same place.
  var formerPart: any AnyKeptArray { get }
  /// The elements of the later array that are not in the earlier one at the same place.
  var laterPart: any AnyKeptArray { get }

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
/// Those of both arrays are kept, so that they can be compared without the rest.
struct ArrayDifference<Elements: NestedArray>: AnyArrayDifference {
  private let edits: [ArrayEdit]
  /// The elements in the ranges of the earlier array, one range after the other.
  private let former: Elements
  /// The elements in the ranges of the later array.
  private let later: Elements

  /// - Complexity: O(*n*) for *n* elements.
  init(from former: Elements, to later: Elements) {
    edits = ArrayEdit.all(from: former, to: later)
    self.former = Self.elements(of: former, in: edits.map(\.former))
    self.later = Self.elements(of: later, in: edits.map(\.later))
  }

  private static func elements(of array: Elements, in ranges: [Range<Int>]) -> Elements {
    var elements = Elements()
    for range in ranges { elements.append(contentsOf: array[range]) }
    return elements
  }

  var elementCount: Int { former.count + later.count }
  var byteCount: Int { former.byteCount + later.byteCount }
  var formerPart: any AnyKeptArray { KeptArray(former) }
  var laterPart: any AnyKeptArray { KeptArray(later) }

  func apply(to former: any AnyKeptArray) {
    guard let former = former as? KeptArray<Elements> else { return }
    var end = later.count
    // The last edit comes first, so that the positions of the others stay.
    for edit in edits.reversed() {
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
      edits.allSatisfy { edit in
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
