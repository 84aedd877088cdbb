import Foundation

/// A folder that belongs to a running process.
///
/// A lock of the system shows that. The system releases it when the process ends, also if the process is killed.
///
/// All of its functions block.
final class LockedFolder: Sendable {
  /// The beginning of the folders' names.
  static let namePrefix = "webswiftui-files-"

  let path: String
  private let descriptor: Int32
  /// Why the folder has no lock, or 0 if it has one.
  private let lockError: Int32

  /// Makes an empty folder that only this process's user may read.
  ///
  /// A file system without locks gives none. Then no other process gets one either, so that none deletes the folder.
  static func make(in parent: String) throws(TransferRefusal) -> LockedFolder {
    // A process that starts now may lock the new folder first, and delete it.
    for _ in 0..<10 {
      var template = Array("\(parent)/\(namePrefix)XXXXXX".utf8CString)
      guard let path = mkdtemp(&template).map({ String(cString: $0) }) else {
        throw .notStored(errno: errno)
      }
      if let folder = LockedFolder(path), folder.lockError != EWOULDBLOCK { return folder }
    }
    throw .notStored(errno: EBUSY)
  }

  /// Takes over the folder of a process that has ended.
  ///
  /// - Returns: The folder, or `nil` if its process is running, or it is not a folder of this process's user.
  static func abandoned(at path: String) -> LockedFolder? {
    LockedFolder(path).flatMap { $0.lockError == 0 ? $0 : nil }
  }

  /// Opens a folder of this process's user and tries to lock it.
  private init?(_ path: String) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    lockError = flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
    guard isInPlace else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Whether the path still leads to this folder, and it is one of this process's user.
  ///
  /// Where a cleaner of temporary files has deleted the folder, another user may have made one of that name.
  var isInPlace: Bool {
    var own = stat()
    var found = stat()
    return fstat(descriptor, &own) == 0 && lstat(path, &found) == 0
      && own.st_dev == found.st_dev && own.st_ino == found.st_ino && own.st_uid == geteuid()
  }

  /// Deletes the folder with all that is in it.
  ///
  /// An attempt fails if another thread deletes a file in it meanwhile.
  func remove() {
    for _ in 0..<100 where isInPlace { try? FileManager.default.removeItem(atPath: path) }
  }
}
