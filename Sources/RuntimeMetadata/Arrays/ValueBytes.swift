#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a value that a copy has, too.
///
/// The bytes between stored properties are not copied. Values with the same bytes are the same value. Equal values may have other
/// bytes, as texts in two objects have.
package struct ValueBytes: Sendable {
  private let ranges: [Range<Int>]
  private let stride: Int

  private static let known = TypeCache<ValueBytes>()

  /// The bytes of the values of a type, which are found once.
  package static func of(_ type: Any.Type) -> ValueBytes {
    known.value(of: type) { ValueBytes(ranges: find(type), stride: ValueLayout(type).stride) }
  }

  private static func find(_ type: Any.Type) -> [Range<Int>] {
    let size = ValueLayout(type).size
    guard let fields = StoredField.all(of: type), !fields.isEmpty else {
      return size == 0 ? [] : [0..<size]
    }
    var ranges: [Range<Int>] = []
    for field in fields {
      for range in find(field.type) {
        let range = field.offset + range.lowerBound..<field.offset + range.upperBound
        if let last = ranges.last, last.upperBound == range.lowerBound {
          ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
          ranges.append(range)
        }
      }
    }
    return ranges
  }

  /// Whether two values have the same bytes.
  package func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for range in ranges
    where memcmp(first + range.lowerBound, second + range.lowerBound, range.count) != 0 {
      return false
    }
    return true
  }

  /// The number of elements at the start of two arrays that have the same bytes.
  ///
  /// - Complexity: O(*n*) for *n* equal elements, or O(1) for arrays that share their storage.
  package func sameCount(
    _ first: UnsafeRawBufferPointer,
    _ second: UnsafeRawBufferPointer
  ) -> Int {
    if first.baseAddress == second.baseAddress { return min(first.count, second.count) / stride }
    return count(first, second) { index, _ in index * stride }
  }

  /// The number of elements at the end of two arrays that have the same bytes.
  ///
  /// - Complexity: O(*n*) for *n* equal elements.
  package func sameCountAtEnd(
    _ first: UnsafeRawBufferPointer,
    _ second: UnsafeRawBufferPointer
  ) -> Int {
    count(first, second) { index, end in end - (index + 1) * stride }
  }

  // 'offset' is the place of an element with a number, in memory with a size.
  private func count(
    _ first: UnsafeRawBufferPointer,
    _ second: UnsafeRawBufferPointer,
    offset: (_ index: Int, _ end: Int) -> Int
  ) -> Int {
    guard let start = first.baseAddress, let other = second.baseAddress else { return 0 }
    let limit = min(first.count, second.count) / stride
    var index = 0
    while index < limit,
      areSame(start + offset(index, first.count), other + offset(index, second.count))
    {
      index += 1
    }
    return index
  }
}
