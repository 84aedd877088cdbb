import Foundation

/// Where files are: the file system, or memory in tests.
protocol Disk: AnyObject, Sendable {
  /// Whether writing is done when the call returns, on the caller's thread.
  var isImmediate: Bool { get }

  /// Makes a file ready to be used for the first time.
  func prepare(_ url: URL)

  /// The version of a file, or nil if there is none.
  func version(of url: URL) -> FileVersion?

  /// The contents of a file, or nil if there is none.
  func read(_ url: URL) throws -> Data?

  /// Keeps other processes from writing a file until the lease is gone.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - deadline: When to give up waiting for another process.
  /// - Returns: The lease.
  /// - Throws: Why there is none to have.
  func lease(_ url: URL, before deadline: Date) throws -> any FileLease

  /// Tells when the file may have changed.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription
}

extension Disk {
  /// Does nothing: the file is where it was.
  func prepare(_: URL) {}
}

/// The right to write a file, which one process has at a time.
protocol FileLease: AnyObject, Sendable {
  /// Puts new contents in the place of the file.
  ///
  /// Whatever happens on the way, the file has either the old or the new contents.
  func replace(with data: Data) throws -> FileVersion

  /// Gives the file a second name, under which it stays when its contents are replaced.
  func setAside() throws
}
