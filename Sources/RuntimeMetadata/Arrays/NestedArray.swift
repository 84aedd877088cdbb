/// An array inside of a value whose type is not known.
package protocol NestedArray: RandomAccessCollection, RangeReplaceableCollection
where Index == Int {
  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
  mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result
}

extension Array: NestedArray {}
extension ContiguousArray: NestedArray {}

extension NestedArray {
  /// The number of bytes from one element to the next.
  package static var stride: Int { MemoryLayout<Element>.stride }

  /// The number of bytes of the elements.
  package var byteCount: Int { count * Self.stride }
}

/// An array with an index of its elements, which follows from them.
///
/// Its elements are in a stored property.
package protocol IndexedArray {
  associatedtype Elements: NestedArray
  /// The elements, which get a new index when they are set.
  var indexedElements: Elements { get set }
}

/// A value that keeps another one in an object, as far as the object is not shared with a copy.
package protocol BoxedContent {
  associatedtype Content
  /// The value in the object, or nil if there is no object.
  var content: Content? { get set }
}
