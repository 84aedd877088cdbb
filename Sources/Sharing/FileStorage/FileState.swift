import Foundation

/// The state of a file in this process, with the contents that are still to be written.
///
/// It only decides, and ``StoredFile`` acts. ``StoredFile`` holds its lock during each call.
struct FileState {
  private let url: URL
  private let disk: any Disk
  /// The right to write, from the first change until the last one is written.
  var lease: (any FileLease)?
  /// The number of changes that have begun and are not saved yet.
  private var changes = 0
  private var pending: FileWrite?
  private var current: FileWrite?
  private(set) var isWriting = false
  /// Counts the contents: those that other processes wrote, and those that were saved here.
  private var revision = 0
  /// The version on the disk at the last check or write.
  private var version: FileVersion?

  init(_ url: URL, on disk: any Disk) {
    self.url = url
    self.disk = disk
  }
}

// The contents.
extension FileState {
  mutating func contents() -> FileContents {
    if let write = pending ?? current {
      return FileContents(revision: revision, data: write.encode)
    }
    look()
    return FileContents(revision: revision) { [disk, url] in try disk.read(url) }
  }

  /// The contents, unless the client has them.
  mutating func unseenContents(for client: FileClient) -> FileContents? {
    let contents = contents()
    let mayBeReadableNow = client.isUnreadable && !client.isUnsaved
    return contents.revision == client.seen && !mayBeReadableNow ? nil : contents
  }

  /// Notes that a client has contents; returns false if it has newer ones already.
  func note(_ contents: FileContents, by client: FileClient, isUnreadable: Bool) -> Bool {
    guard contents.revision >= client.seen else { return false }
    // Until its own contents are written, the file may have others.
    if contents.revision == client.seen, isWriting { return true }
    client.seen = contents.revision
    client.isUnreadable = isUnreadable
    client.isUnsaved = false
    return true
  }

  /// Notes the writes of other processes.
  private mutating func look() {
    let found = disk.version(of: url)
    guard found != version else { return }
    version = found
    revision += 1
  }

  /// Whether the file has the version of the last check or write.
  var isAsKnown: Bool { disk.version(of: url) == version }
}

// Changes.
extension FileState {
  /// Begins a change; returns whether it is the first one, which needs the lease.
  mutating func beginChange() -> Bool {
    changes += 1
    return lease == nil && !isWriting
  }

  mutating func endChanges(_ count: Int) {
    changes -= count
    giveLeaseBack()
  }

  private mutating func giveLeaseBack() {
    guard changes == 0, !isWriting else { return }
    lease = nil
  }
}

// Writes.
extension FileState {
  enum Beginning {
    /// A waiting or running write includes it.
    case joined
    case started
    case ended(Result<Void, any Error>)
  }

  /// Begins a write that ends a number of changes.
  mutating func begin(_ write: FileWrite, endingChanges count: Int) -> Beginning {
    changes -= count
    return enqueue(write)
  }

  /// Begins a write if it is needed.
  mutating func beginIfNeeded(_ write: FileWrite) -> Beginning {
    if let running = pending ?? current, !write.client.isUnsaved {
      running.completions += write.completions
      return .joined
    }
    return needsWriting(for: write.client) ? enqueue(write) : .ended(.success(()))
  }

  /// Whether the contents of the client are not in the file.
  ///
  /// Contents of other processes are newer, and need no write.
  private mutating func needsWriting(for client: FileClient) -> Bool {
    if client.isUnsaved || client.isUnreadable { return true }
    look()
    return version == nil && revision == client.seen
  }

  private mutating func enqueue(_ write: FileWrite) -> Beginning {
    guard write.client.seen == revision else {
      write.client.isUnsaved = true
      giveLeaseBack()
      return .ended(.failure(FileConflict(url)))
    }
    revision += 1
    write.client.seen = revision
    write.completions = (pending?.completions ?? []) + write.completions
    pending = write
    defer { isWriting = true }
    return isWriting ? .joined : .started
  }

  /// The next write, or nil at the end of all writes.
  mutating func nextWrite() -> FileWrite? {
    current = pending.take()
    if current == nil {
      isWriting = false
      giveLeaseBack()
    }
    return current
  }

  /// Notes the result of a write; returns its completions.
  mutating func finish(
    _ write: FileWrite,
    _ result: Result<FileVersion, any Error>
  ) -> [FileWrite.Completion] {
    current = nil
    switch result {
    case .success(let version):
      self.version = version
      write.client.isUnreadable = false
      write.client.isUnsaved = false
    case .failure(let error):
      write.client.isUnsaved = true
      // A waiting write includes the contents of this one. Without it the contents are the old ones.
      guard pending == nil else { break }
      revision += 1
      if !(error is FileConflict) { write.client.seen = revision }
    }
    return write.completions
  }

  /// Notes the version of the file after a failed write.
  ///
  /// No other process writes then: the file has the old or the new contents.
  mutating func noteFailedWrite() {
    version = disk.version(of: url)
  }
}
