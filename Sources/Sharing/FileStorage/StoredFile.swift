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
/// is written. So no change of another process is lost, and no two are ever in conflict. Writing runs on
/// a queue of its own; what is saved while a write runs is written at once afterwards.
///
/// NB: `@unchecked Sendable` holds because the variables, and those of users, are touched under `lock`.
final class StoredFile: @unchecked Sendable {
  private let url: URL
  private let disk: any Disk
  private let lock = NSCondition()
  private let queue = DispatchQueue(label: "Sharing.StoredFile", qos: .userInitiated)
  private var lease: (any FileLease)?
  /// The changes that have begun and are not saved yet.
  private var changes = 0
  private var pending: FileWrite?
  private var current: FileWrite?
  private var isWriting = false

  init(_ url: URL, on disk: any Disk) {
    self.url = url
    self.disk = disk
    if !disk.isImmediate { FilesAtExit.add(self) }
  }

  /// The contents, or nil if there is no file.
  func read(for user: FileUser) throws -> Data? {
    try lock.withLock {
      if let write = pending ?? current { return try write.encode() }
      return try readFile(for: user)
    }
  }

  /// Keeps other processes from writing, until as many changes are saved as have begun.
  ///
  /// - Returns: The contents, if they are not those that the user has seen.
  func beginChange(by user: FileUser) throws -> FileContents? {
    try lock.withLock {
      changes += 1
      // If there is no lease to have, writing says why.
      try? takeLease()
      return try unseenContents(for: user)
    }
  }

  /// The contents, if they are not those that the user has seen and nothing is being changed.
  func newestContents(for user: FileUser) throws -> FileContents? {
    try lock.withLock {
      changes > 0 || isWriting ? nil : try unseenContents(for: user)
    }
  }

  /// Writes contents soon, in the place of those that wait to be written.
  func save(_ write: FileWrite, endingChanges count: Int) {
    let isFirst = lock.withLock {
      changes -= count
      return enqueue(write)
    }
    if isFirst { startWriting() }
  }

  /// Writes contents if there is need to, and says when they are safe.
  func saveNow(_ write: FileWrite) {
    switch lock.withLock({ begin(write) }) {
    case .joined: break
    case .started: startWriting()
    case .ended(let result): write.complete(result)
    }
  }

  /// Notes that a user cannot read the contents that it has seen.
  func noteUnreadable(for user: FileUser) {
    lock.withLock { user.isUnreadable = true }
  }

  /// Whether what a user has could not be written.
  func isUnsaved(by user: FileUser) -> Bool {
    lock.withLock { user.isUnsaved }
  }

  var path: String { url.path }

  /// Calls a closure when there may be contents that were not there before.
  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    try disk.watch(url, onChange: onChange)
  }

  /// Waits until all that was saved is written.
  func waitUntilWritten(before deadline: Date = .distantFuture) {
    lock.withLock {
      while isWriting, lock.wait(until: deadline) {}
    }
  }
}

// What runs under the lock.
extension StoredFile {
  private func takeLease() throws {
    guard lease == nil else { return }
    lease = try disk.lease(url)
  }

  private func giveLeaseBack() {
    guard changes == 0, !isWriting else { return }
    lease = nil
  }

  private func readFile(for user: FileUser) throws -> Data? {
    let version = disk.version(of: url)
    let data = try disk.read(url)
    user.seen = data == nil ? nil : version
    user.isUnreadable = false
    return data
  }

  private func unseenContents(for user: FileUser) throws -> FileContents? {
    if let write = pending ?? current {
      return write.user === user ? nil : .data(try write.encode())
    }
    guard disk.version(of: url) != user.seen else { return nil }
    return try readFile(for: user).map { .data($0) } ?? FileContents.none
  }

  private enum Beginning {
    /// A write that waits or runs does it.
    case joined
    case started
    case ended(Result<Void, any Error>)
  }

  private func begin(_ write: FileWrite) -> Beginning {
    if let running = pending ?? current, running.user === write.user {
      running.completions += write.completions
      return .joined
    }
    do {
      try takeLease()
    } catch {
      return .ended(.failure(error))
    }
    guard needsWriting(for: write.user) else {
      giveLeaseBack()
      return .ended(.success(()))
    }
    return enqueue(write) ? .started : .joined
  }

  /// Whether what the user has is not in the file, and nobody has replaced it there.
  private func needsWriting(for user: FileUser) -> Bool {
    user.isUnsaved || user.isUnreadable || disk.version(of: url) == nil
  }

  /// Returns whether writing has to be started.
  private func enqueue(_ write: FileWrite) -> Bool {
    write.completions = (pending?.completions ?? []) + write.completions
    pending = write
    defer { isWriting = true }
    return !isWriting
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
}

// What writes.
extension StoredFile {
  private func startWriting() {
    guard !disk.isImmediate else { return writeAll() }
    queue.async { self.writeAll() }
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

  private func perform(_ write: FileWrite) throws -> FileVersion? {
    let data = try write.encode()
    let (lease, isUnreadable) = try lock.withLock {
      try takeLease()
      return (self.lease, write.user.isUnreadable)
    }
    guard let lease else { return nil }
    if isUnreadable { try disk.setAside(url) }
    return try disk.replace(url, with: data, under: lease)
  }

  private func finish(_ write: FileWrite, _ result: Result<FileVersion?, any Error>) {
    current = nil
    switch result {
    case .success(let version):
      write.user.seen = version
      write.user.isUnreadable = false
      write.user.isUnsaved = false
    case .failure:
      write.user.isUnsaved = true
    }
  }
}
