#if !canImport(Darwin)
// On Apple's platforms this comes with Foundation.
extension AsyncSequence where Element == UInt8 {
  /// The lines of UTF-8 text that the bytes contain.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

/// Lines of text, available as their bytes arrive.
///
/// A line ends at a line feed, at a carriage return, or at both. Empty lines are skipped, as by
/// Foundation on Apple's platforms. Unlike there, Unicode's other separators end no line.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  fileprivate let base: Base

  /// Makes an iterator of the lines.
  public func makeAsyncIterator() -> Iterator {
    Iterator(bytes: base.makeAsyncIterator())
  }

  /// Iterates over the lines.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator

    /// The next line, or `nil` at the end.
    public mutating func next() async rethrows -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        let isEnd = byte == 0x0A || byte == 0x0D
        guard isEnd else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
#endif
