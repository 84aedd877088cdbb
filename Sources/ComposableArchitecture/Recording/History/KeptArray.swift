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
  /// The number of bytes of the elements that only the later array has.
  var byteCount: Int { get }

  /// Changes the earlier array into the later one.
  func apply(to former: any AnyKeptArray)
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
struct ArrayDifference<Elements: NestedArray>: AnyArrayDifference {
  /// The elements of the earlier array that the later one does not have.
  let range: Range<Int>
  /// The elements of the later array in their place.
  let elements: Elements

  /// - Complexity: O(*n*) for *n* elements.
  init(from former: Elements, to elements: Elements) {
    let bytes = ValueBytes.of(Elements.Element.self)
    let (start, end) = former.withUnsafeBytes { former in
      elements.withUnsafeBytes { elements in
        let start = bytes.sameCount(former, elements)
        let (former, elements) = (
          former.dropping(start, Elements.self), elements.dropping(start, Elements.self)
        )
        return (start, bytes.sameCountAtEnd(former, elements))
      }
    }
    range = start..<former.count - end
    self.elements = Elements(elements[start..<elements.count - end])
  }

  var byteCount: Int { elements.byteCount }

  func apply(to former: any AnyKeptArray) {
    (former as? KeptArray<Elements>)?.elements.replaceSubrange(range, with: elements)
  }
}

extension UnsafeRawBufferPointer {
  /// The memory of the elements after the first ones.
  fileprivate func dropping<Elements: NestedArray>(_ count: Int, _: Elements.Type) -> Self {
    UnsafeRawBufferPointer(rebasing: dropFirst(count * Elements.stride))
  }
}

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
