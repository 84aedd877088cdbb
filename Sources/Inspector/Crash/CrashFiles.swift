#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation

/// Writes the last actions of each store into a file, because the process crashes or has reported an issue.
@MainActor
struct CrashFiles {
  /// The folder of the files.
  let folder: URL
  /// The beginning of their names, which is that of no other process.
  let prefix: String
  /// The bytes that a file may have.
  var room = Int.max
  /// Whether the time for a file of so many actions is over.
  let isLate: (_ count: Int) -> Bool

  /// Writes the file of a store that is still open.
  ///
  /// Only the user of this process may read the file.
  ///
  /// - Parameter entry: The store.
  /// - Returns: A sentence that names the file, or the reason why there is none. It is nil if nothing was recorded.
  func write(_ entry: InspectedStores.Entry) -> CrashFile? {
    guard entry.isOpen else { return nil }
    do {
      guard let last = try entry.recording.lastActions(isLate: isLate) else { return nil }
      guard last.data.count <= room else { throw NoRoom() }
      let file = folder.appendingPathComponent("\(prefix)-\(entry.id)-\(entry.name).recording")
      try Self.write(last.data, to: file)
      return CrashFile(sentence: Self.text(of: last, entry.name, in: file), size: last.data.count)
    } catch {
      return CrashFile(
        sentence: "The last actions of '\(entry.name)' are in no file. \(error)",
        size: 0
      )
    }
  }

  private struct NoRoom: Error, CustomStringConvertible {
    var description: String { "The files of this process have become too large." }
  }

  private static func text(of last: LastActions, _ name: String, in file: URL) -> String {
    let count = last.count == 1 ? "last action" : "last \(last.count) actions"
    guard let action = last.unfinished else {
      return "The recording of the \(count) of '\(name)' is in '\(file.path)'."
    }
    let before = last.count == 0 ? "" : " and of the \(count) before it"
    return """
      '\(name)' was handling '\(action)'. The recording of it\(before) is in '\(file.path)'.
      """
  }

  private static func write(_ data: Data, to file: URL) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.close()
    } catch {
      unlink(file.path)
      throw error
    }
  }
}

/// A file, or the reason why there is none.
struct CrashFile: Equatable {
  /// The words for the developer.
  let sentence: String
  /// The bytes of the file.
  let size: Int
}
#endif
