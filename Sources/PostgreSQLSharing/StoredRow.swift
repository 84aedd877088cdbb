import ConcurrencyExtras
import Foundation
import Sharing

/// The row of a database that keeps the value of a property.
///
/// ```
/// beginChange ── locks the row ─► the newest value ─► save ─► write, notify, commit
///                    │                                            │
///                    │     other processes wait                   ▼ the next change
///                    └─────────────────────────────────────── locks the row
/// ```
///
/// A change starts from the current value, because no other process changes the row before the change is committed. If
/// the database is away, the change starts from the last known value, and is written when the database is back. If
/// another process has changed the row by then, its value is kept; see ``RowConflict``.
///
/// NB: `@unchecked Sendable` holds because `state` and `onChange` are touched under `lock`.
final class StoredRow: @unchecked Sendable {
  /// The limit of a wait for another process, which usually takes some milliseconds.
  private static let patience: TimeInterval = 5
  /// The limit of such a wait on the main thread.
  private static let patienceOfMainThread: TimeInterval = 1

  let name: String
  private let rows: SharedRows
  private let lock = NSCondition()
  private var state = RowState()
  private var onChange: (@Sendable () -> Void)?
  /// Held by the one thread that waits for other processes.
  private let locking = NSLock()
  /// Writes at once, also while the threads of Swift's concurrency are busy: other processes wait for the row.
  private let queue = DispatchQueue(label: "PostgreSQLSharing.StoredRow", qos: .userInitiated)
  /// The seconds until the next repetition of a failed write.
  private let pause = Locked(0.05)

  init(_ name: String, in rows: SharedRows) {
    self.name = name
    self.rows = rows
  }

  private var store: any RowStore { rows.store }

  /// Calls a closure on the main actor when there may be a newer value.
  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    lock.withLock { self.onChange = onChange }
    rows.add(self)
    return SharedSubscription { [weak self] in
      guard let self else { return }
      lock.withLock { self.onChange = nil }
    }
  }

  /// The row as it is now.
  func currentRow() throws -> Row {
    rows.add(self)
    do {
      let row = try store.read(name)
      lock.withLock { state.receive(row, isLocked: false, name: name) }
      return row
    } catch {
      lock.withLock { state.fail(error) }
      throw error
    }
  }

  /// The row that the property has not received, if there is one.
  func unseenRow() throws -> Row? {
    try lock.withLock { try state.unseenRow() }
  }

  /// Notes that the property has the value of a row; returns false if its own one is newer.
  func accept(_ row: Row) -> Bool {
    lock.withLock { state.accept(row) }
  }

  /// Notes that the property cannot decode the value of a row.
  func giveUp(_ row: Row) {
    lock.withLock { state.giveUp(row) }
  }

  /// The end of a write that was repeated, once.
  func endOfRepeatedSave() -> Result<Void, any Error>? {
    lock.withLock { state.takeRepeated() }
  }
}

// Changes.
extension StoredRow {
  /// Keeps other processes from changing the row until all begun changes are saved.
  ///
  /// It waits for them up to a limit. If they take longer, the write waits again, and may fail.
  func beginChange() {
    let patience = MainThread.isCurrent ? Self.patienceOfMainThread : Self.patience
    let deadline = Date(timeIntervalSinceNow: patience)
    lock.withLock {
      while state.isEnding, lock.wait(until: deadline) {}
      state.beginChange()
    }
    guard locking.lock(before: deadline) else { return }
    defer { locking.unlock() }
    lockRow(before: deadline)
  }

  private func lockRow(before deadline: Date) {
    while lock.withLock({ state.needsTransaction }) {
      do {
        let transaction = try store.begin(name, before: deadline)
        lock.withLock { state.begin(transaction, name: name) }
      } catch  where error.isOfWait {
        guard Date() < deadline else { return }
      } catch {
        return lock.withLock { state.fail(error) }
      }
    }
  }

  /// Writes a value soon.
  func save(_ write: RowWrite, endingChanges count: Int) {
    let begins = lock.withLock {
      state.enqueue(write, endingChanges: count)
      return state.beginWriting()
    }
    if begins { start() }
  }

  /// Writes a value if that is needed, and calls its completions at the end.
  func saveNow(_ write: RowWrite) {
    let (isNeeded, begins) = lock.withLock {
      (state.enqueueIfNeeded(write), state.beginWriting())
    }
    if begins { start() }
    if !isNeeded { write.completions.forEach { $0(.success(())) } }
  }
}

// Writes.
extension StoredRow {
  private func start() {
    if store.isImmediate { return writeAll() }
    queue.async { self.writeAll() }
  }

  private func writeAll() {
    while let (write, transaction) = nextWrite() {
      let result = Result { try perform(write, transaction) }
      let completions = lock.withLock { state.finish(result) }
      completions.forEach { $0(result.map { _ in }) }
      planRepetition(after: result)
    }
    notify()
  }

  private func nextWrite() -> (RowWrite, (any RowTransaction)?)? {
    lock.withLock {
      let write = state.nextWrite()
      if write == nil { lock.broadcast() }
      return write
    }
  }

  /// Writes a value, and once more if the database has ended the transaction meanwhile.
  private func perform(_ write: RowWrite, _ transaction: (any RowTransaction)?) throws -> Int {
    let json: Data
    do { json = try write.encode() } catch {
      transaction?.cancel()
      throw error
    }
    do { return try attempt(json, transaction) } catch  where error.mayBeOver {
      // The next one needs its connection, and its lock.
      transaction?.cancel()
      return try attempt(json, nil)
    }
  }

  private func attempt(_ json: Data, _ transaction: (any RowTransaction)?) throws -> Int {
    let transaction =
      try transaction
      ?? store.begin(name, before: Date(timeIntervalSinceNow: Self.patience))
    guard lock.withLock({ state.mayReplace(transaction.row) }) else {
      transaction.cancel()
      throw lock.withLock { state.refuse(transaction.row, name: name) }
    }
    let version = try transaction.write(json)
    lock.withLock { state.noteSent(version) }
    try transaction.commit()
    return version
  }

  /// Repeats a failed write later, unless its error stays, or that is planned already.
  private func planRepetition(after result: Result<Int, any Error>) {
    guard case .failure(let error) = result, error.mayBeOver else {
      return pause.withLock { $0 = 0.05 }
    }
    guard lock.withLock({ state.planRepetition() }) else { return }
    let seconds = pause.withLock { pause in
      defer { pause = min(2 * pause, 1) }
      return pause
    }
    queue.asyncAfter(deadline: .now() + seconds) { self.repeatWrite() }
  }

  /// Writes a value whose write has failed.
  func repeatWrite() {
    let begins = lock.withLock {
      state.repeatWrite()
      return state.beginWriting()
    }
    if begins { start() }
  }
}

// News from the database.
extension StoredRow {
  func needs(_ version: Int) -> Bool {
    lock.withLock { state.needs(version) }
  }

  func receive(_ row: Row) {
    lock.withLock { state.receive(row, isLocked: false, name: name) }
    notify()
  }

  func lostDatabase(_ error: any Error) {
    lock.withLock { state.fail(error) }
    notify()
  }

  /// Notifies the property of news.
  ///
  /// Code on the main actor that reads a value twice gets the same value, unless it changes it itself.
  private func notify() {
    guard let onChange = lock.withLock({ state.hasNews ? onChange : nil }) else { return }
    MainThread.run { onChange() }
  }
}

extension StoredRow: WritingPlace {
  func finishWrites(before deadline: Date) {
    lock.withLock {
      while state.isEnding, lock.wait(until: deadline) {}
    }
  }
}
