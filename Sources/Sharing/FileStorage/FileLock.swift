import ConcurrencyExtras
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock beside a file, which one process holds at a time, and which counts the writes of the file.
///
/// The system releases it when the process ends, even after a crash.
final class FileLock: Sendable {
  private let url: URL
  private let descriptor: CInt
  private let writes = Locked<UInt64>(0)

  /// Waits for other processes until a deadline.
  init(of file: URL, before deadline: Date) throws {
    url = Self.url(of: file)
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | Self.plantedFileFlags
    descriptor = open(url.path, flags, 0o600)
    guard descriptor >= 0 else { throw SystemError("open", url) }
    // An error from here on ends the object, which closes the file.
    try Self.checkKind(of: descriptor, at: url)
    try acquire(before: deadline)
    let generation = Self.generation(of: file)
    writes.withLock { $0 = generation }
  }

  deinit {
    close(descriptor)
  }

  /// Counts a write, and returns the new number of writes.
  func countWrite() throws -> UInt64 {
    var generation = writes.withLock { writes in
      writes += 1
      return writes
    }
    let size = MemoryLayout.size(ofValue: generation)
    guard pwrite(descriptor, &generation, size, 0) == size else { throw SystemError("pwrite", url) }
    return generation
  }

  /// The number of writes of a file, which can be read without the lock.
  static func generation(of file: URL) -> UInt64 {
    let descriptor = open(url(of: file).path, O_RDONLY | O_CLOEXEC | plantedFileFlags)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var generation: UInt64 = 0
    let size = MemoryLayout.size(ofValue: generation)
    return pread(descriptor, &generation, size, 0) == size ? generation : 0
  }

  /// The lock file of another file.
  ///
  /// It exists after the first change of that file.
  static func url(of file: URL) -> URL {
    file.sibling(".\(file.lastPathComponent).lock")
  }

  /// Flags against files that someone else has put in the place of the lock.
  ///
  /// A symbolic link is not followed, and opening a pipe does not wait.
  private static let plantedFileFlags = O_NOFOLLOW | O_NONBLOCK

  /// Checks that an open file is an ordinary one.
  static func checkKind(of descriptor: CInt, at url: URL) throws {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError("fstat", url) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError("open", url, code: EINVAL) }
  }

  /// Refuses a pipe, a device or a socket.
  ///
  /// Other files, and names without a file, are for the reader.
  static func checkThatReadingEnds(of url: URL) throws {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { throw SystemError("open", url, code: EINVAL) }
  }

  /// Waits until no other process holds the lock.
  ///
  /// The system has no wait with a deadline. So a thread waits, and is abandoned after the deadline.
  private func acquire(before deadline: Date) throws {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    guard errno == EWOULDBLOCK else { throw SystemError("flock", url) }
    let own = dup(descriptor)
    guard own >= 0 else { throw SystemError("dup", url) }
    let acquired = DispatchSemaphore(value: 0)
    let isAbandoned = Locked(false)
    Thread.detachNewThread {
      while flock(own, LOCK_EX) != 0, errno == EINTR {}
      // Both descriptors share one lock. It is released if the wait has ended.
      if isAbandoned.withLock({ $0 }) { flock(own, LOCK_UN) }
      close(own)
      acquired.signal()
    }
    let patience = max(0, deadline.timeIntervalSinceNow)
    guard acquired.wait(timeout: .now() + patience) == .timedOut else { return }
    isAbandoned.withLock { $0 = true }
    throw SystemError("flock", url, code: EWOULDBLOCK)
  }
}
