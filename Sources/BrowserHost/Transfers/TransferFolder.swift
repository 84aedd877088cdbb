import ConcurrencyExtras
import Foundation
import NIOPosix

/// The folder of a server for the files of all sessions.
///
/// It is made when the first file comes. Only the user that runs the server may read it. A process that is killed leaves it
/// behind, and the next one deletes it.
package final class TransferFolder: Sendable {
  struct State {
    var folder: LockedFolder?
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
  package var path: String? { state.withLock(\.folder)?.path }

  /// The files of a scope that are on their way or stored.
  package func usage(of scope: TransferScope = .everyone) -> TransferUsage {
    state.withLock { $0.accounts[scope] }
  }

  /// The path of the folder, which is made if there is none, or if something has deleted it.
  ///
  /// It blocks, so it is not called on an event loop.
  package func make() throws(TransferRefusal) -> String {
    let current = state.withLock(\.folder)
    if let current, current.isInPlace { return current.path }
    let new = try LockedFolder.make(in: parent)
    let chosen = state.withLock { state in
      // Another thread may have made one in the meantime.
      if state.folder === current { state.folder = new }
      return state.folder ?? new
    }
    if chosen !== new { new.remove() }
    return chosen.path
  }

  /// Deletes the folders that processes of this user have left behind, such as one that was killed.
  ///
  /// It blocks, so it is not called on an event loop.
  package func removeAbandoned() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(LockedFolder.namePrefix) {
      LockedFolder.abandoned(at: "\(parent)/\(name)")?.remove()
    }
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
    let folder = state.withLock { state in
      defer { state.folder = nil }
      return state.folder
    }
    folder?.remove()
  }
}
