import Foundation

/// The file system of the machine, which other processes write too.
///
/// Beside `meetings.json` there is `.meetings.json.lock`, which is the lock and counts the writes. During a write there
/// is `.meetings.json.new`, which then replaces the file.
final class SystemDisk: Disk {
  /// Called after the write of new contents and before their rename.
  private let willRename: @Sendable () -> Void

  init(willRename: @escaping @Sendable () -> Void = {}) {
    self.willRename = willRename
  }

  var isImmediate: Bool { false }

  func prepare(_ url: URL) {
    moveFromFormerLocation(url)
  }

  func version(of url: URL) -> FileVersion? {
    FileVersion(of: url, generation: FileLock.generation(of: url))
  }

  /// Reads a file.
  ///
  /// A pipe that someone has put in its place is refused, because reading it would wait without an end.
  func read(_ url: URL) throws -> Data? {
    try FileLock.checkThatReadingEnds(of: url)
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  func lease(_ url: URL, before deadline: Date) throws -> any FileLease {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    return SystemLease(url, try FileLock(of: url, before: deadline), willRename: willRename)
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    let directory = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return try watchFile(named: url.lastPathComponent, in: directory, onChange: onChange)
  }
}
