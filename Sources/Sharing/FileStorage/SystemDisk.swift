import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file system of the machine, which other processes write as well.
///
/// Beside `meetings.json` there are `.meetings.json.lock`, which says who may write and counts how often
/// it was done, and for a moment `.meetings.json.new`, which then takes the place of the file.
final class SystemDisk: Disk {
  /// Called when the new contents are safe and have not taken the place of the old ones yet.
  private let willRename: @Sendable () -> Void

  init(willRename: @escaping @Sendable () -> Void = {}) {
    self.willRename = willRename
  }

  var isImmediate: Bool { false }

  func version(of url: URL) -> FileVersion? {
    FileVersion(of: url, generation: FileLock.generation(of: url))
  }

  func read(_ url: URL) throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  func lease(_ url: URL) throws -> any FileLease {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    return try FileLock(of: url)
  }

  func replace(_ url: URL, with data: Data, under lease: any FileLease) throws -> FileVersion? {
    let new = url.sibling(".\(url.lastPathComponent).new")
    try write(data, to: new, permissionsOf: url)
    // Counted before, so that nobody takes the new contents for the old ones.
    try (lease as? FileLock)?.countWrite()
    willRename()
    guard rename(new.path, url.path) == 0 else { throw SystemError("rename", url) }
    try synchronize(url.deletingLastPathComponent())
    return FileVersion(of: url, generation: lease.generation)
  }

  func setAside(_ url: URL) throws {
    for aside in AsideNames(of: url) {
      if link(url.path, aside.path) == 0 { return }
      guard errno == EEXIST else { throw SystemError("link", url) }
    }
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    let directory = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return try watchFile(named: url.lastPathComponent, in: directory, onChange: onChange)
  }

  /// Writes a file whose contents survive a crash of the machine.
  private func write(_ data: Data, to new: URL, permissionsOf url: URL) throws {
    let permissions =
      try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
    let descriptor = open(new.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
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
