import Foundation

/// A file that this process reads and writes.
///
/// ```
/// beginChange ── takes the lease ─► the newest contents ─► save ─► write ── gives it back ─►
///                     │                                             │ changes that come
///                     │    other processes wait                     ▼ meanwhile
///                     └───────────────────────────────────────── next write
/// ```
///
/// Whoever changes the contents has seen those that are there, since nobody else writes until the change
/// is written. Who does not keep to this, or has not got the lease in time, is found out: contents that
/// are made of other ones than are there are not written, see ``FileConflict``. So no change of another
/// process is lost. Writing runs on a queue of its own; what is saved while a write runs is written at
/// once afterwards.
///
/// NB: `@unchecked Sendable` holds because the variables, and those of users, are touched under `lock`.
final class StoredFile: @unchecked Sendable {
  /// How long to wait for another process, which writes for some milliseconds unless it is stopped.
  private static let patience: TimeInterval = 5
  /// How long the main thread waits for it.
  private static let patienceOfMainThread: TimeInterval = 1

  let url: URL
  private let disk: any Disk
  private let lock = NSCondition()
  /// Held by the one thread that waits for other processes.
  private let leasing = NSLock()
  private let queue = DispatchQueue(label: "Sharing.StoredFile", qos: .userInitiated)
  private var lease: (any FileLease)?
  /// The changes that have begun and are not saved yet.
  private var changes = 0
  private var pending: FileWrite?
  private var current: FileWrite?
  private var isWriting = false
  /// Counts what the contents were: each that others wrote, and each that was saved here.
  private var revision = 0
  /// What was on the disk when it was looked at, or written, the last time.
  private var version: FileVersion?

  init(_ url: URL, on disk: any Disk) {
    self.url = url
    self.disk = disk
    if !disk.isImmediate { FilesAtExit.add(self) }
  }

  /// The contents.
  func contents() -> FileContents {
    lock.withLock { currentContents() }
  }

  /// The contents, unless they are those that the user has.
  func unseenContents(for user: FileUser) -> FileContents? {
    lock.withLock {
      let contents = currentContents()
      let mayBeReadableNow = user.isUnreadable && !user.isUnsaved
      return contents.revision == user.seen && !mayBeReadableNow ? nil : contents
    }
  }

  /// Notes that a user has contents from now on; returns false if it has newer ones already.
  func takeOver(_ contents: FileContents, by user: FileUser) -> Bool {
    note(contents, by: user, isUnreadable: false)
  }

  /// Notes that a user cannot read contents: they are kept under another name before it saves.
  func giveUp(_ contents: FileContents, by user: FileUser) {
    _ = note(contents, by: user, isUnreadable: true)
  }

  private func note(_ contents: FileContents, by user: FileUser, isUnreadable: Bool) -> Bool {
    lock.withLock {
      guard contents.revision >= user.seen else { return false }
      // What it saves itself says nothing of what is in the file until it is written.
      if contents.revision == user.seen, isWriting { return true }
      user.seen = contents.revision
      user.isUnreadable = isUnreadable
      user.isUnsaved = false
      return true
    }
  }

  /// Keeps other processes from writing, until as many changes are saved as have begun.
  ///
  /// It waits for them a moment. If they take longer, writing waits on, and says what comes of it.
  func beginChange() {
    let isFirst = lock.withLock {
      changes += 1
      return lease == nil && !isWriting
    }
    guard isFirst else { return }
    let patience = Thread.isMainThread ? Self.patienceOfMainThread : Self.patience
    _ = try? takeLease(before: Date(timeIntervalSinceNow: patience))
  }

  /// Writes contents soon, in the place of those that wait to be written.
  func save(_ write: FileWrite, endingChanges count: Int) {
    start(
      write,
      lock.withLock {
        changes -= count
        return enqueue(write)
      }
    )
  }

  /// Writes contents if there is need to, and says when they are safe.
  func saveNow(_ write: FileWrite) {
    start(write, lock.withLock { begin(write) })
  }

  /// Whether what a user has could not be written.
  func isUnsaved(by user: FileUser) -> Bool {
    lock.withLock { user.isUnsaved }
  }

  /// Calls a closure when there may be contents that were not there before.
  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    try disk.watch(url, onChange: onChange)
  }

  /// Waits until all that was saved is written.
  ///
  /// NB: Without a deadline it waits without one: off Apple's platforms a distant date overflows.
  func waitUntilWritten(before deadline: Date? = nil) {
    lock.withLock {
      while isWriting {
        guard let deadline else {
          lock.wait()
          continue
        }
        guard lock.wait(until: deadline) else { return }
      }
    }
  }
}

// What runs under the lock.
extension StoredFile {
  private func currentContents() -> FileContents {
    if let write = pending ?? current {
      return FileContents(revision: revision, data: write.encode)
    }
    look()
    return FileContents(revision: revision) { [disk, url] in try disk.read(url) }
  }

  /// Takes note of what others have written.
  private func look() {
    let found = disk.version(of: url)
    guard found != version else { return }
    version = found
    revision += 1
  }

  private func giveLeaseBack() {
    guard changes == 0, !isWriting else { return }
    lease = nil
  }

  private enum Beginning {
    /// A write that waits or runs does it.
    case joined
    case started
    case ended(Result<Void, any Error>)
  }

  private func begin(_ write: FileWrite) -> Beginning {
    if let running = pending ?? current, !write.user.isUnsaved {
      running.completions += write.completions
      return .joined
    }
    return needsWriting(for: write.user) ? enqueue(write) : .ended(.success(()))
  }

  /// Whether what the user has is not in the file.
  ///
  /// What others have put in its place is no reason to write: it is newer.
  private func needsWriting(for user: FileUser) -> Bool {
    if user.isUnsaved || user.isUnreadable { return true }
    look()
    return version == nil && revision == user.seen
  }

  private func enqueue(_ write: FileWrite) -> Beginning {
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

  private func nextWrite() -> FileWrite? {
    current = pending.take()
    if current == nil {
      isWriting = false
      giveLeaseBack()
      lock.broadcast()
    }
    return current
  }

  private func finish(_ write: FileWrite, _ result: Result<FileVersion, any Error>) {
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
  }
}

// What runs without the lock.
extension StoredFile {
  /// Waits for the right to write the file.
  private func takeLease(before deadline: Date) throws -> any FileLease {
    guard leasing.lock(before: deadline) else {
      throw SystemError("flock", url, code: EWOULDBLOCK)
    }
    defer { leasing.unlock() }
    if let lease = lock.withLock({ lease }) { return lease }
    let new = try disk.lease(url, before: deadline)
    lock.withLock { lease = new }
    return new
  }

  private func start(_ write: FileWrite, _ beginning: Beginning) {
    switch beginning {
    case .joined: break
    case .started where disk.isImmediate: writeAll()
    case .started: queue.async { self.writeAll() }
    case .ended(let result): write.completions.forEach { $0(result) }
    }
  }

  private func writeAll() {
    while let write = lock.withLock({ nextWrite() }) {
      let result = Result { try perform(write) }
      let completions = lock.withLock {
        finish(write, result)
        return write.completions
      }
      completions.forEach { $0(result.map { _ in }) }
    }
  }

  private func perform(_ write: FileWrite) throws -> FileVersion {
    let data = try write.encode()
    let lease = try takeLease(before: Date(timeIntervalSinceNow: Self.patience))
    let isUnreadable = try lock.withLock {
      guard disk.version(of: url) == version else { throw FileConflict(url) }
      return write.user.isUnreadable
    }
    do {
      if isUnreadable { try lease.setAside() }
      return try lease.replace(with: data)
    } catch {
      // Nobody else writes now: the file is as before, or has the new contents.
      lock.withLock { version = disk.version(of: url) }
      throw error
    }
  }
}
