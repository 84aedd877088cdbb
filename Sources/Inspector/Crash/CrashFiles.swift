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
    let handled = entry.recording.unfinishedName
    guard entry.isOpen else {
      // An imported recording is in its file already, and has actions that can be left out, too.
      guard entry.recording.isRepeating, let handled else { return nil }
      return CrashFile(sentence: Self.text(of: handled, entry.name), size: 0)
    }
    do {
      guard let last = try entry.recording.lastActions(isLate: isLate) else { return nil }
      guard last.data.count <= room else { throw NoRoom() }
      let file = folder.appendingPathComponent("\(prefix)-\(entry.id)-\(entry.name).recording")
      try Self.write(last.data, to: file)
      return CrashFile(
        sentence: Self.text(of: last, handled, entry.name, in: file),
        size: last.data.count
      )
    } catch {
      let reason = "The last actions of '\(entry.name)' are in no file. \(error)"
      guard let handled else { return CrashFile(sentence: reason, size: 0) }
      return CrashFile(sentence: "\(Self.text(of: handled, entry.name)) \(reason)", size: 0)
    }
  }

  private struct NoRoom: Error, CustomStringConvertible {
    var description: String { "The files of this process have become too large." }
  }

  private static func text(
    of last: LastActions,
    _ handled: InspectedUnfinishedName?,
    _ name: String,
    in file: URL
  ) -> String {
    let count = last.count == 1 ? "last action" : "last \(last.count) actions"
    guard let handled else {
      return "The recording of the \(count) of '\(name)' is in '\(file.path)'."
    }
    // An action that is handled once more may be before the last ones.
    let place = handled.repetition == nil ? "before it" : "of the app"
    let others = last.count == 0 ? "" : " and of the \(count) \(place)"
    return """
      \(text(of: handled, name)) The recording of it\(others) is in '\(file.path)'.
      """
  }

  /// The sentence about the action that a store was handling.
  private static func text(of handled: InspectedUnfinishedName, _ name: String) -> String {
    guard let repetition = handled.repetition else {
      return "'\(name)' was handling '\(handled.name)'."
    }
    return """
      The app has not failed by itself: '\(name)' was handling '\(handled.name)', action \(handled.number), once \
      more \(repetition.text).
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

extension ActionRepetition {
  /// The circumstances in words.
  var text: String {
    switch self {
    case .withoutAction(let number): "without action \(number), which was left out"
    case .shortestTest: "without some earlier actions, for the shortest test of a change"
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
