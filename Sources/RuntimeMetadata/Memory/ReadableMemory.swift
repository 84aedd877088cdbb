#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The memory that a reader of records may read.
enum ReadableMemory {
  /// The layout is known, so each reference leads to memory.
  case trusted
  /// The layout may be wrong, so each address may be.
  case checked(MemoryProbe)

  static func checked() -> Self { .checked(MemoryProbe()) }

  /// Whether all bytes from a place on can be read.
  func contains(_ start: UnsafeRawPointer, count: Int = MemoryLayout<UInt>.size) -> Bool {
    switch self {
    case .trusted: true
    case .checked(let probe): probe.canRead(start, count: count)
    }
  }

  /// The text at a place up to its zero byte, or `nil` if none is there.
  func text(at start: UnsafeRawPointer) -> String? {
    var bytes: [UInt8] = []
    while bytes.count < 4096, contains(start + bytes.count, count: 1) {
      let byte = start.load(fromByteOffset: bytes.count, as: UInt8.self)
      if byte == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}

/// Finds out which pages of memory can be read without a crash.
///
/// It has the system read the path of a file from a page. That fails for an invalid address, and needs no file
/// descriptor, of which a process may have too many open. A path ends within the page.
final class MemoryProbe {
  private static let pageSize = UInt(getpagesize())

  private var readablePages: Set<UInt> = []

  func canRead(_ start: UnsafeRawPointer, count: Int) -> Bool {
    let first = UInt(bitPattern: start)
    let (last, overflows) = first.addingReportingOverflow(UInt(max(count, 1)) - 1)
    guard !overflows else { return false }
    return (first / Self.pageSize...last / Self.pageSize).allSatisfy(isReadable)
  }

  private func isReadable(_ page: UInt) -> Bool {
    if readablePages.contains(page) { return true }
    guard let path = UnsafePointer<CChar>(bitPattern: page * Self.pageSize) else { return false }
    // Other errors say nothing about the address, such as those of a sandbox that forbids the call.
    let isReadable =
      access(path, F_OK) == 0 || [ENOENT, ENOTDIR, EACCES, ENAMETOOLONG, ELOOP].contains(errno)
    if isReadable { readablePages.insert(page) }
    return isReadable
  }
}
