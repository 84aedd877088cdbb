import ConcurrencyExtras
import Foundation

@testable import Sharing

/// The file system, of which a test says what fails, and which tells nothing of other processes.
final class FaultyDisk: Disk {
  private let base = SystemDisk()
  let failsToRead = LockIsolated(false)
  /// The error of the system with which each write fails, if it fails.
  let writeError = LockIsolated<Int32?>(nil)
  /// Called before each lease, with how long it may take.
  let willLease: @Sendable (TimeInterval) throws -> Void

  init(willLease: @escaping @Sendable (TimeInterval) throws -> Void = { _ in }) {
    self.willLease = willLease
  }

  var isImmediate: Bool { false }

  func version(of url: URL) -> FileVersion? {
    base.version(of: url)
  }

  func read(_ url: URL) throws -> Data? {
    if failsToRead.value { throw SystemError("read", url, code: EIO) }
    return try base.read(url)
  }

  func lease(_ url: URL, before deadline: Date) throws -> any FileLease {
    try willLease(deadline.timeIntervalSinceNow)
    return Lease(disk: self, base: try base.lease(url, before: deadline), url: url)
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }

  private final class Lease: FileLease {
    private let disk: FaultyDisk
    private let base: any FileLease
    private let url: URL

    init(disk: FaultyDisk, base: any FileLease, url: URL) {
      self.disk = disk
      self.base = base
      self.url = url
    }

    func replace(with data: Data) throws -> FileVersion {
      if let code = disk.writeError.value { throw SystemError("write", url, code: code) }
      return try base.replace(with: data)
    }

    func setAside() throws {
      try base.setAside()
    }
  }
}
