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
    guard let start = first.baseAddress, let other = second.baseAddress else { return 0 }
    return count(start, other, step: stride, limit: min(first.count, second.count) / stride)
  }

  /// The number of elements at the end of two arrays that have the same bytes.
  ///
  /// - Complexity: O(*n*) for *n* equal elements.
  package func sameCountAtEnd(
    _ first: UnsafeRawBufferPointer,
    _ second: UnsafeRawBufferPointer
  ) -> Int {
    guard let start = first.baseAddress, let other = second.baseAddress else { return 0 }
    return count(
      start + first.count - stride,
      other + second.count - stride,
      step: -stride,
      limit: min(first.count, second.count) / stride
    )
  }

  /// Counts the elements with the same bytes, by steps from one to the next.
  private func count(
    _ first: UnsafeRawPointer,
    _ second: UnsafeRawPointer,
    step: Int,
    limit: Int
  ) -> Int {
    let blockSize = 64
    var index = 0
    while index < limit {
      // Blocks with the same bytes, and the same bytes between them, are compared at once.
      if index + blockSize <= limit {
        let start = step > 0 ? index * step : (index + blockSize - 1) * step
        if memcmp(first + start, second + start, blockSize * stride) == 0 {
          index += blockSize
          continue
        }
      }
      for _ in 0..<min(blockSize, limit - index) {
        guard areSame(first + index * step, second + index * step) else { return index }
        index += 1
      }
    }
    return index
  }
}
