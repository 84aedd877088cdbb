/// Bytes that grow at their end.
///
/// Not an array: in a build that is not optimized each byte that goes into one is a call of generic code, and a page
/// that shows a long list is sent some hundred thousand.
struct GrowingBytes: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var capacity = 256

  init() {
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  /// The bytes as an array that has no room for more.
  var array: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
    if capacity - count < added { grow(by: added) }
    (start + count).update(from: bytes, count: added)
    count += added
  }

  private mutating func grow(by added: Int) {
    capacity = max(2 * capacity, count + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
