/// The memory of the values that are read from a file.
///
/// A list of large structs needs a byte of the file for each element that is nil.
final class ReadMemory {
  private var count = 0

  /// About the size of the objects that store a shared value.
  static let sizeOfReference = 512

  /// Adds values that are about to be read.
  ///
  /// - Parameters:
  ///   - number: The number of values, at most that of the bytes of a file.
  ///   - size: The size of each.
  /// - Throws: ``RecordingError/tooLarge`` if all values of the file need too much memory.
  func add(_ number: Int, of size: Int) throws {
    let (product, overflows) = number.multipliedReportingOverflow(by: size)
    guard !overflows, product < RecordingLimits.bytes - count else { throw RecordingError.tooLarge }
    count += product
  }
}
