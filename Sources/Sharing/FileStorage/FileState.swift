import Foundation

/// What this process knows of a file, and what it has still to write there.
///
/// It decides what is to be done. ``StoredFile`` does it, and holds its lock for as long as it asks.
struct FileState {
  private let url: URL
  private let disk: any Disk
  /// The right to write, which is kept from the first change until the last one is written.
  var lease: (any FileLease)?
  /// The changes that have begun and are not saved yet.
  private var changes = 0
  private var pending: FileWrite?
  private var current: FileWrite?
  private(set) var isWriting = false
  /// Counts what the contents were: each that others wrote, and each that was saved here.
  private var revision = 0
  /// What was on the disk when it was looked at, or written, the last time.
  private var version: FileVersion?

  init(_ url: URL, on disk: any Disk) {
    self.url = url
    self.disk = disk
  }
}

// What is there.
extension FileState {
  mutating func contents() -> FileContents {
    if let write = pending ?? current {
      return FileContents(revision: revision, data: write.encode)
    }
    look()
    return FileContents(revision: revision) { [disk, url] in try disk.read(url) }
  }

  /// The contents, unless they are those that the user has.
  mutating func unseenContents(for user: FileUser) -> FileContents? {
    let contents = contents()
    let mayBeReadableNow = user.isUnreadable && !user.isUnsaved
    return contents.revision == user.seen && !mayBeReadableNow ? nil : contents
  }

  /// Notes that a user has contents from now on; returns false if it has newer ones already.
  func note(_ contents: FileContents, by user: FileUser, isUnreadable: Bool) -> Bool {
    guard contents.revision >= user.seen else { return false }
    // What it saves itself says nothing of what is in the file until it is written.
    if contents.revision == user.seen, isWriting { return true }
    user.seen = contents.revision
    user.isUnreadable = isUnreadable
    user.isUnsaved = false
    return true
  }

  /// Takes note of what others have written.
  private mutating func look() {
    let found = disk.version(of: url)
    guard found != version else { return }
    version = found
    revision += 1
  }

  /// Whether the file is as it was when it was looked at, or written, the last time.
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
    /// A write that waits or runs does it.
    case joined
    case started
    case ended(Result<Void, any Error>)
  }

  /// Begins a write that ends a number of changes.
  mutating func begin(_ write: FileWrite, endingChanges count: Int) -> Beginning {
    changes -= count
    return enqueue(write)
  }

  /// Begins a write if there is need to.
  mutating func beginIfNeeded(_ write: FileWrite) -> Beginning {
    if let running = pending ?? current, !write.user.isUnsaved {
      running.completions += write.completions
      return .joined
    }
    return needsWriting(for: write.user) ? enqueue(write) : .ended(.success(()))
  }

  /// Whether what the user has is not in the file.
  ///
  /// What others have put in its place is no reason to write: it is newer.
  private mutating func needsWriting(for user: FileUser) -> Bool {
    if user.isUnsaved || user.isUnreadable { return true }
    look()
    return version == nil && revision == user.seen
  }

  private mutating func enqueue(_ write: FileWrite) -> Beginning {
    guard write.user.seen == revision else {
      write.user.isUnsaved = true
      giveLeaseBack()
      return .ended(.failure(FileConflict(url)))
    }
    revision += 1
    write.user.seen = revision
    write.completions = (pending?.completions ?? []) + write.completions
    pending = write
    defer { isWriting = true }
    return isWriting ? .joined : .started
  }

  /// The write that is to be done now; where there is none, writing has ended.
  mutating func nextWrite() -> FileWrite? {
    current = pending.take()
    if current == nil {
      isWriting = false
      giveLeaseBack()
    }
    return current
  }

  /// Takes note of how a write ended; returns those who wait for it.
  mutating func finish(
    _ write: FileWrite,
    _ result: Result<FileVersion, any Error>
  ) -> [FileWrite.Completion] {
    current = nil
    switch result {
    case .success(let version):
      self.version = version
      write.user.isUnreadable = false
      write.user.isUnsaved = false
    case .failure(let error):
      write.user.isUnsaved = true
      // What waits to be written is made of what was not. Else the contents are those from before.
      guard pending == nil else { break }
      revision += 1
      if !(error is FileConflict) { write.user.seen = revision }
    }
    return write.completions
  }

  /// Takes note of what a write that failed has left.
  ///
  /// Nobody else writes then: the file is as before, or has the new contents.
  mutating func noteFailedWrite() {
    version = disk.version(of: url)
  }
}
