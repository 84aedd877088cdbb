import ConcurrencyExtras
import NIOCore

/// The files of one session, which are deleted when it ends.
package struct SessionFiles: Sendable {
  let folder: TransferFolder
  private let owner: TransferOwner

  /// Adds a session to those that may have files.
  package init(of session: SessionID, address: String?, in folder: TransferFolder) {
    self.folder = folder
    owner = TransferOwner(session: session, network: IPAddress.network(of: address))
    folder.state.withLock { $0.sessions[session] = [] }
  }

  /// Whether any file is on its way.
  var areOnTheirWay: Bool { folder.usage(of: .session(owner.session)).active > 0 }

  /// Counts one more file that is on its way.
  func begin() throws(TransferRefusal) {
    let isAllowed = folder.state.withLock { [owner, limits = folder.limits] in
      $0.accounts.take(TransferUsage(active: 1), by: owner, limits)
    }
    guard isAllowed else { throw .busy }
  }

  func end() {
    folder.state.withLock { $0.accounts.giveBack(TransferUsage(active: 1), by: owner) }
  }

  /// Makes an empty file in a folder of its own.
  ///
  /// It blocks, so it is not called on an event loop.
  ///
  /// - Parameter name: The cleaned name.
  /// - Returns: The file, which is open.
  /// - Throws: A refusal if there is no room, or the disk does not take it.
  func makeFile(_ name: String) throws(TransferRefusal) -> OpenFile {
    let place = "\(try folder.make())/\(randomToken())"
    try takeRoom { state in
      guard state.sessions[owner.session] != nil else { return .withdrawn }
      guard state.accounts.take(TransferUsage(files: 1), by: owner, folder.limits) else {
        return .full
      }
      state.sessions[owner.session]?.insert(place)
      state.files[place] = TransferFolder.File(owner: owner, path: "\(place)/\(name)")
      return nil
    }
    do throws(TransferRefusal) {
      let file = try OpenFile(named: name, in: place, write: folder.write)
      // The session may have ended before the file was there.
      guard folder.state.withLock({ $0.files[place] != nil }) else {
        file.close()
        throw .withdrawn
      }
      return file
    } catch {
      folder.remove(place)
      throw error
    }
  }

  /// Counts bytes of a file before they are written.
  ///
  /// It blocks, so it is not called on an event loop.
  func reserve(_ count: Int, in file: OpenFile) throws(TransferRefusal) {
    let limits = folder.limits
    try takeRoom { state in
      guard let bytes = state.files[file.folder]?.bytes else { return .withdrawn }
      guard bytes + count <= limits.fileBytes else { return .fileTooLarge(limit: limits.fileBytes) }
      guard state.accounts.take(TransferUsage(bytes: count), by: owner, limits) else {
        return .full
      }
      state.files[file.folder]?.bytes += count
      return nil
    }
  }

  /// Makes a change that may be refused for lack of room.
  ///
  /// Then it tries once more, without the files that the app has moved away.
  private func takeRoom(
    _ change: (inout TransferFolder.State) -> TransferRefusal?
  ) throws(TransferRefusal) {
    var refusal = folder.state.withLock(change)
    if refusal == .full {
      folder.forgetMovedFiles()
      refusal = folder.state.withLock(change)
    }
    if let refusal { throw refusal }
  }

  /// Notes that the app gets a file, which it may move away.
  func complete(_ file: OpenFile) {
    folder.state.withLock { $0.files[file.folder]?.isComplete = true }
  }

  /// Deletes a file, on another thread.
  func remove(_ file: OpenFile) {
    folder.remove(file.folder)
  }

  /// Deletes a file after a time, on another thread, unless it is gone by then.
  func remove(_ file: OpenFile, after time: Duration, on loop: any EventLoop) {
    loop.scheduleTask(in: TimeAmount(time)) { remove(file) }
  }

  /// Deletes all files, on another thread, because the session has ended.
  package func removeAll() {
    let places = folder.state.withLock { $0.sessions.removeValue(forKey: owner.session) }
    for place in places ?? [] { folder.remove(place) }
  }
}
