import Foundation

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

  func prepare(_ url: URL) {
    moveFromOldPlace(url)
  }

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
