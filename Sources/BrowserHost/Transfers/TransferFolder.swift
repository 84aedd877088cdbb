import ConcurrencyExtras
import Foundation
import NIOPosix

/// The folder of a server for the files of all sessions.
///
/// It is made when the first file comes. Only the user that runs the server may read it.
package final class TransferFolder: Sendable {
  struct State {
    var path: String?
    var accounts = TransferAccounts()
    /// The files by the path of the folder that has each alone.
    var files: [String: File] = [:]
    /// The folders of the files of each session that has not ended.
    var sessions: [SessionID: Set<String>] = [:]
    /// The time of the last search for files that the app has moved.
    var lastSearch: ContinuousClock.Instant?

    /// Forgets a file, whose bytes still count until it is deleted.
    mutating func takeOut(_ folder: String) -> File? {
      guard let file = files.removeValue(forKey: folder) else { return nil }
      sessions[file.owner.session]?.remove(folder)
      return file
    }
  }

  struct File {
    let owner: TransferOwner
    let path: String
    var bytes = 0
    /// Whether the app has the file, so that it may move it.
    var isComplete = false
  }

  /// Writes bytes to an open file, as the function of the system does.
  package typealias Write = @Sendable (Int32, UnsafeRawBufferPointer) -> Int

  let limits: TransferLimits
  let write: Write
  let state = Locked(State())
  private let parent: String

  package init(
    limits: TransferLimits = TransferLimits(),
    parent: String = FileManager.default.temporaryDirectory.path,
    write: Write? = nil
  ) {
    self.limits = limits
    self.write = write ?? writeToDescriptor
    self.parent = parent
  }

  /// The path, if any file has come.
  package var path: String? { state.withLock(\.path) }

  /// The files of a scope that are on their way or stored.
  package func usage(of scope: TransferScope = .everyone) -> TransferUsage {
    state.withLock { $0.accounts[scope] }
  }

  /// The path of the folder, which is made if there is none, or if something has deleted it.
  func make() throws(TransferRefusal) -> String {
    let (path, error): (String?, Int32) = state.withLock { state in
      if let path = state.path, isOwnFolder(path) { return (path, 0) }
      var template = Array("\(parent)/app-files-XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { return (nil, errno) }
      state.path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
      return (state.path, 0)
    }
    guard let path else { throw .notStored(errno: error) }
    return path
  }

  /// Deletes a file with its folder, on another thread.
  func remove(_ folder: String) {
    let file = state.withLock { $0.takeOut(folder) }
    NIOThreadPool.singleton.submit { [self] _ in delete(folder, file) }
  }

  private func delete(_ folder: String, _ file: File?) {
    try? FileManager.default.removeItem(atPath: folder)
    guard let file else { return }
    let usage = TransferUsage(files: 1, bytes: file.bytes)
    state.withLock { $0.accounts.giveBack(usage, by: file.owner) }
  }

  /// Counts the files no more that the app has moved or deleted.
  ///
  /// It looks for them once a second at most, because a page that is at its limit can cause it.
  func forgetMovedFiles() {
    let complete = state.withLock { state -> [String: File] in
      let now = ContinuousClock.now
      if let lastSearch = state.lastSearch, now - lastSearch < .seconds(1) { return [:] }
      state.lastSearch = now
      return state.files.filter(\.value.isComplete)
    }
    for (folder, file) in complete where access(file.path, F_OK) != 0 {
      delete(folder, state.withLock { $0.takeOut(folder) })
    }
  }

  /// Deletes the folder with all that is in it.
  package func remove() {
    let path = state.withLock { state in
      defer { state.path = nil }
      return state.path
    }
    if let path { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// Whether a path is a folder of this process's user.
///
/// Where a cleaner of temporary files has deleted the folder, another user may have made one of that name.
private func isOwnFolder(_ path: String) -> Bool {
  var info = stat()
  guard lstat(path, &info) == 0 else { return false }
  return info.st_mode & S_IFMT == S_IFDIR && info.st_uid == geteuid()
}
