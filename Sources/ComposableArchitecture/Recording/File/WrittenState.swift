internal import Foundation

/// A state as the difference to the one before it.
///
/// Most actions change a few bytes of the state.
struct WrittenState {
  /// The number of bytes at the start that are those of the state before.
  private let start: Int
  /// The number of bytes at the end that are those of the state before.
  private let end: Int
  private let middle: Data

  init(_ bytes: [UInt8], after former: [UInt8]) {
    (start, end) = bytes.withUnsafeBytes { bytes in
      former.withUnsafeBytes { former in
        let limit = min(bytes.count, former.count)
        let start = Self.equalCount(upTo: limit) {
          areEqual(bytes[$0], former[$0])
        }
        let end = Self.equalCount(upTo: limit - start) {
          areEqual(bytes.fromEnd($0), former.fromEnd($0))
        }
        return (start, end)
      }
    }
    middle = Data(bytes[start..<bytes.count - end])
  }

  /// The bytes of the state.
  ///
  /// - Parameter former: The bytes of the state before.
  /// - Returns: The bytes.
  /// - Throws: A ``RecordingError`` if the numbers do not fit the state before.
  func bytes(after former: [UInt8]) throws -> [UInt8] {
    guard start >= 0, end >= 0, start <= former.count, end <= former.count - start else {
      throw RecordingError.damaged(path: "The list of states", reason: "has a gap")
    }
    return former.prefix(start) + middle + former.suffix(end)
  }

  /// The number of equal bytes before the first ones that differ.
  ///
  /// It halves the range, so that the system compares most of the bytes at once.
  private static func equalCount(upTo limit: Int, areEqual: (Range<Int>) -> Bool) -> Int {
    guard !areEqual(0..<limit) else { return limit }
    var known = 0
    var rest = limit
    while rest > 1 {
      let half = rest / 2
      if areEqual(known..<known + half) {
        known += half
        rest -= half
      } else {
        rest = half
      }
    }
    return known
  }
}

private func areEqual(
  _ first: Slice<UnsafeRawBufferPointer>,
  _ second: Slice<UnsafeRawBufferPointer>
)
  -> Bool
{
  let (first, second) = (
    UnsafeRawBufferPointer(rebasing: first), UnsafeRawBufferPointer(rebasing: second)
  )
  guard let start = first.baseAddress, let other = second.baseAddress else { return true }
  return memcmp(start, other, first.count) == 0
}

extension UnsafeRawBufferPointer {
  /// The bytes of a range that is counted from the end.
  fileprivate func fromEnd(_ range: Range<Int>) -> SubSequence {
    self[count - range.upperBound..<count - range.lowerBound]
  }
}
