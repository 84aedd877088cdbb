import ConcurrencyExtras
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
/// NB: `@unchecked Sendable` holds because `state`, and what users know, is touched under `lock`.
final class StoredFile: @unchecked Sendable {
  /// How long to wait for another process, which writes for some milliseconds unless it is stopped.
  private static let patience: TimeInterval = 5
  /// How long the main thread waits for it.
  private static let patienceOfMainThread: TimeInterval = 1

  let url: URL
  private let disk: any Disk
  private let lock = NSCondition()
  private var state: FileState
  /// Held by the one thread that waits for other processes.
  private let leasing = NSLock()
  private let queue = DispatchQueue(label: "Sharing.StoredFile", qos: .userInitiated)

  init(_ url: URL, on disk: any Disk) {
    self.url = url
    self.disk = disk
    state = FileState(url, on: disk)
    if !disk.isImmediate { FilesAtExit.add(self) }
  }

  /// The contents.
  func contents() -> FileContents {
    lock.withLock { state.contents() }
  }

  /// The contents, unless they are those that the user has.
  func unseenContents(for user: FileUser) -> FileContents? {
    lock.withLock { state.unseenContents(for: user) }
  }

  /// Notes that a user has contents from now on; returns false if it has newer ones already.
  func takeOver(_ contents: FileContents, by user: FileUser) -> Bool {
    lock.withLock { state.note(contents, by: user, isUnreadable: false) }
  }

  /// Notes that a user cannot read contents: they are kept under another name before it saves.
  func giveUp(_ contents: FileContents, by user: FileUser) {
    _ = lock.withLock { state.note(contents, by: user, isUnreadable: true) }
  }

  /// Keeps other processes from writing, until as many changes are saved as have begun.
  ///
  /// It waits for them a moment. If they take longer, writing waits on, and says what comes of it.
  func beginChange() {
    guard lock.withLock({ state.beginChange() }) else { return }
    let patience = Thread.isMainThread ? Self.patienceOfMainThread : Self.patience
    _ = try? takeLease(before: Date(timeIntervalSinceNow: patience))
  }

  /// Ends changes of which nothing is to be written.
  func endChanges(_ count: Int) {
    lock.withLock { state.endChanges(count) }
  }

  /// Writes contents soon, in the place of those that wait to be written.
  func save(_ write: FileWrite, endingChanges count: Int) {
    start(write, lock.withLock { state.begin(write, endingChanges: count) })
  }

  /// Writes contents if there is need to, and says when they are safe.
  func saveNow(_ write: FileWrite) {
    start(write, lock.withLock { state.beginIfNeeded(write) })
  }

  /// Whether what a user has could not be written.
  func isUnsaved(by user: FileUser) -> Bool {
    lock.withLock { user.isUnsaved }
  }

  /// Calls a closure on the main actor when there may be contents that were not there before.
  ///
  /// So code on the main actor that looks at a value twice finds the same one, unless it changes it itself.
  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    try disk.watch(url) {
      MainThread.run { onChange() }
    }
  }

  /// Waits until all that was saved is written.
  ///
  /// NB: Without a deadline it waits without one: off Apple's platforms a distant date overflows.
  func waitUntilWritten(before deadline: Date? = nil) {
    lock.withLock {
      while state.isWriting {
        guard let deadline else {
          lock.wait()
          continue
        }
        guard lock.wait(until: deadline) else { return }
      }
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
    if let lease = lock.withLock({ state.lease }) { return lease }
    let new = try disk.lease(url, before: deadline)
    lock.withLock { state.lease = new }
    return new
  }

  private func start(_ write: FileWrite, _ beginning: FileState.Beginning) {
    switch beginning {
    case .joined: break
    case .started where disk.isImmediate: writeAll()
    case .started: queue.async { self.writeAll() }
    case .ended(let result): write.completions.forEach { $0(result) }
    }
  }

  private func writeAll() {
    while let write = nextWrite() {
      let result = Result { try perform(write) }
      let completions = lock.withLock { state.finish(write, result) }
      completions.forEach { $0(result.map { _ in }) }
    }
  }

  private func nextWrite() -> FileWrite? {
    lock.withLock {
      let write = state.nextWrite()
      if write == nil { lock.broadcast() }
      return write
    }
  }

  private func perform(_ write: FileWrite) throws -> FileVersion {
    let data = try write.encode()
    let lease = try takeLease(before: Date(timeIntervalSinceNow: Self.patience))
    let isUnreadable = try lock.withLock {
      guard state.isAsKnown else { throw FileConflict(url) }
      return write.user.isUnreadable
    }
    do {
      if isUnreadable { try lease.setAside() }
      return try lease.replace(with: data)
    } catch {
      lock.withLock { state.noteFailedWrite() }
      throw error
    }
  }
}
