import ConcurrencyExtras
import Foundation

/// A file that this process reads and writes.
///
/// ```
/// beginChange ── takes the lease ─► the newest contents ─► save ─► write ── releases it ─►
///                     │                                             │ changes during
///                     │    other processes wait                     ▼ the write
///                     └───────────────────────────────────────── next write
/// ```
///
/// A change starts from the current contents, because no other process writes before the change is written. A process
/// may write without the lease, or may not get the lease in time. The version of the file then differs, and the
/// contents are not written; see ``FileConflict``. So no change of another process is lost. Writes run on their own
/// queue. Saves during a write are written together afterwards.
///
/// NB: `@unchecked Sendable` holds because `state`, and the state of clients, is touched under `lock`.
final class StoredFile: @unchecked Sendable {
  /// The limit of a wait for another process, which usually writes for some milliseconds.
  private static let patience: TimeInterval = 5
  /// The limit of such a wait on the main thread.
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
    if !disk.isImmediate { WritesAtExit.add(self) }
  }

  /// The contents.
  func contents() -> FileContents {
    lock.withLock { state.contents() }
  }

  /// The contents, unless the client has them.
  func unseenContents(for client: FileClient) -> FileContents? {
    lock.withLock { state.unseenContents(for: client) }
  }

  /// Notes that a client has contents; returns false if it has newer ones already.
  func takeOver(_ contents: FileContents, by client: FileClient) -> Bool {
    lock.withLock { state.note(contents, by: client, isUnreadable: false) }
  }

  /// Notes that a client cannot read contents.
  ///
  /// They are kept under another name before its next save.
  func giveUp(_ contents: FileContents, by client: FileClient) {
    _ = lock.withLock { state.note(contents, by: client, isUnreadable: true) }
  }

  /// Keeps other processes from writing until all begun changes are saved.
  ///
  /// It waits for them up to a limit. If they take longer, the write waits again, and may fail.
  func beginChange() {
    guard lock.withLock({ state.beginChange() }) else { return }
    let patience = MainThread.isCurrent ? Self.patienceOfMainThread : Self.patience
    _ = try? takeLease(before: Date(timeIntervalSinceNow: patience))
  }

  /// Ends changes without a write.
  func endChanges(_ count: Int) {
    lock.withLock { state.endChanges(count) }
  }

  /// Writes contents soon.
  ///
  /// They replace contents that wait to be written.
  func save(_ write: FileWrite, endingChanges count: Int) {
    start(write, lock.withLock { state.begin(write, endingChanges: count) })
  }

  /// Writes contents if that is needed, and calls their completions at the end.
  func saveNow(_ write: FileWrite) {
    start(write, lock.withLock { state.beginIfNeeded(write) })
  }

  /// Whether the write of the contents of a client failed.
  func isUnsaved(by client: FileClient) -> Bool {
    lock.withLock { client.isUnsaved }
  }

  /// Calls a closure on the main actor when there may be new contents.
  ///
  /// Code on the main actor that reads a value twice gets the same value, unless it changes it itself.
  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    try disk.watch(url) {
      MainThread.run { onChange() }
    }
  }

  /// Waits until all saves are written.
  ///
  /// NB: A nil deadline has its own wait, because a distant date overflows off Apple's platforms.
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

extension StoredFile: WritingPlace {
  func finishWrites(before deadline: Date) {
    waitUntilWritten(before: deadline)
  }
}

// The work without the lock.
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
      return write.client.isUnreadable
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
