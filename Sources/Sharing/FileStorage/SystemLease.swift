import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The right to write a file of the machine.
final class SystemLease: FileLease {
  private let url: URL
  private let lock: FileLock
  private let willRename: @Sendable () -> Void

  init(_ url: URL, _ lock: FileLock, willRename: @escaping @Sendable () -> Void) {
    self.url = url
    self.lock = lock
    self.willRename = willRename
  }

  func replace(with data: Data) throws -> FileVersion {
    let new = url.sibling(".\(url.lastPathComponent).new")
    try write(data, to: new)
    // Counted before the rename, so that the new contents never have the old generation.
    let generation = try lock.countWrite()
    // Read before the rename, so that it is not the version of a writer without a lease.
    guard let version = FileVersion(of: new, generation: generation) else {
      throw SystemError("stat", new, code: ENOENT)
    }
    willRename()
    guard rename(new.path, url.path) == 0 else { throw SystemError("rename", url) }
    try synchronize(url.deletingLastPathComponent())
    return version
  }

  func setAside() throws {
    for aside in UnreadableFileNames(of: url) {
      if link(url.path, aside.path) == 0 { return }
      guard errno == EEXIST else { throw SystemError("link", url) }
    }
  }

  /// Writes a file that survives a crash of the machine, with the permissions of the replaced file.
  private func write(_ data: Data, to new: URL) throws {
    let permissions =
      try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
    // A file that is left from a crash, or that someone else has put there, is removed and never written to.
    unlink(new.path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(new.path, flags, 0o600)
    guard descriptor >= 0 else { throw SystemError("open", new) }
    defer { close(descriptor) }
    if let permissions { fchmod(descriptor, mode_t(permissions.uint32Value)) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
    guard fsync(descriptor) == 0 else { throw SystemError("fsync", new) }
  }

  /// Makes the names in a directory survive a crash of the machine.
  private func synchronize(_ directory: URL) throws {
    let descriptor = open(directory.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("open", directory) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw SystemError("fsync", directory) }
  }
}

extension URL {
  func sibling(_ name: String) -> URL {
    deletingLastPathComponent().appendingPathComponent(name)
  }
}
