/// The memory of the process as it was read last.
///
/// The C library looks at all of its free blocks to count it, which takes milliseconds in a process with many. Whoever
/// connects again and again would cause that each time.
struct MemoryReading {
  typealias Instant = ContinuousClock.Instant

  private static let lifetime = Duration.milliseconds(100)

  private let read: () -> Int
  private var last: (bytes: Int, time: Instant)?

  /// - Parameter read: Returns the bytes that the process has allocated.
  init(_ read: @escaping () -> Int) {
    self.read = read
  }

  /// The bytes that the process has allocated, or had a tenth of a second ago.
  mutating func bytes(at now: Instant) -> Int {
    if let last, now - last.time < Self.lifetime { return last.bytes }
    let bytes = read()
    last = (bytes, now)
    return bytes
  }

  /// Reads anew the next time, because memory was freed.
  mutating func forget() {
    last = nil
  }
}
