import Foundation

/// The storage of files: the file system, or memory in tests.
protocol Disk: AnyObject, Sendable {
  /// Whether a write runs on the caller's thread, and ends before the call returns.
  var isImmediate: Bool { get }

  /// Prepares a file for its first use.
  func prepare(_ url: URL)

  /// The version of a file, or nil if there is none.
  func version(of url: URL) -> FileVersion?

  /// The contents of a file, or nil if there is none.
  func read(_ url: URL) throws -> Data?

  /// Keeps other processes from writing a file until the lease is released.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - deadline: The end of the wait for another process.
  /// - Returns: The lease.
  /// - Throws: The error of the system, or of the deadline.
  func lease(_ url: URL, before deadline: Date) throws -> any FileLease

  /// Calls a closure when the file may have changed.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription
}

extension Disk {
  /// Does nothing: the file is where it was.
  func prepare(_: URL) {}
}

/// The right to write a file, which one process has at a time.
protocol FileLease: AnyObject, Sendable {
  /// Replaces the contents of the file.
  ///
  /// At any time, even after a crash, the file has either the old or the new contents.
  func replace(with data: Data) throws -> FileVersion

  /// Gives the file a second name, which keeps the old contents when they are replaced.
  func setAside() throws
}
