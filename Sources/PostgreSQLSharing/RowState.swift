import Foundation

/// A value to write.
struct RowWrite: Sendable {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  /// Encodes the value on the thread that writes it.
  let encode: @Sendable () throws -> Data
  var completions: [Completion]
  /// The version that the value started from.
  var base = 0
}

/// The state of a row for one property, with the value that is still to be written.
///
/// It only decides, and ``StoredRow`` acts. ``StoredRow`` holds its lock during each call.
struct RowState {
  /// The right to write, from the first change until the last one is saved.
  private var transaction: (any RowTransaction)?
  /// The number of changes that have begun and are not saved yet.
  private(set) var changes = 0
  private var pending: RowWrite?
  private var current: RowWrite?
  private(set) var isWriting = false
  /// Whether a failed write will be repeated after a pause.
  private var isRepetitionPlanned = false
  /// A value whose write has failed.
  private var unsaved: RowWrite?
  /// The version that the property has.
  private var seen = 0
  /// A row that the property has not received yet.
  private var newest: Row?
  /// The version of a write that has been sent, and may or may not have been committed.
  private var sent: Int?
  /// The version whose value the property cannot decode.
  private var undecodable: Int?
  /// The error of the last use of the database.
  private(set) var failure: (any Error)?
  /// The end of a write that was repeated.
  private var repeated: Result<Void, any Error>?
}

// Rows from the database.
extension RowState {
  /// Whether a value waits for its write, or has failed to be written.
  private var hasOwnValue: Bool { pending != nil || isWriting || unsaved != nil }

  /// Whether there is something that the property does not know.
  var hasNews: Bool { newest != nil || repeated != nil || failure != nil }

  func needs(_ version: Int) -> Bool {
    version > max(seen, newest?.version ?? 0, sent ?? 0)
  }

  /// Notes a row of the database.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isLocked: Whether no other process can have changed it since.
  ///   - name: The name of the row, for the error of a value that conflicts with it.
  mutating func receive(_ row: Row, isLocked: Bool, name: String) {
    if row.version == sent, !isWriting { acceptSentVersion() }
    // After an error the property receives the row once more, and knows that all is well.
    let isConfirmation = failure != nil && row.version == seen
    failure = nil
    if isConfirmation, newest == nil { newest = row }
    guard isLocked ? row.version != seen : needs(row.version) else { return }
    newest = row
    guard unsaved != nil else { return }
    unsaved = nil
    noteRepeated(.failure(RowConflict(name: name)))
  }

  /// Notes that the write whose end was unknown has been committed.
  private mutating func acceptSentVersion() {
    seen = sent ?? seen
    sent = nil
    current?.base = seen
    unsaved?.base = seen
  }

  /// The row that the property has not received.
  func unseenRow() throws -> Row? {
    if let newest, !hasOwnValue { return newest }
    if let failure { throw failure }
    return nil
  }

  /// Notes that the property has the value of a row; returns false if its own one is newer.
  mutating func accept(_ row: Row) -> Bool {
    guard !hasOwnValue, row.version >= seen || row.version == newest?.version else { return false }
    if row.version >= newest?.version ?? 0 { newest = nil }
    seen = row.version
    return true
  }

  /// Notes that the property cannot decode the value of a row.
  mutating func giveUp(_ row: Row) {
    undecodable = row.version
  }

  mutating func fail(_ error: any Error) {
    failure = error
  }

  /// The end of a write that was repeated, once.
  mutating func takeRepeated() -> Result<Void, any Error>? {
    defer { repeated = nil }
    return repeated
  }

  /// Notes the end of a write that was repeated.
  ///
  /// A failure stays until the property has received it.
  private mutating func noteRepeated(_ end: Result<Void, any Error>) {
    if case .failure = repeated { return }
    repeated = end
  }
}

// Changes.
extension RowState {
  /// Whether a saved value waits for the end of its transaction, which the next change must not join.
  var isEnding: Bool { pending != nil || isWriting }

  var needsTransaction: Bool { transaction == nil && !isWriting }

  mutating func beginChange() {
    changes += 1
  }

  mutating func begin(_ transaction: any RowTransaction, name: String) {
    self.transaction = transaction
    receive(transaction.row, isLocked: true, name: name)
  }
}

// Writes.
extension RowState {
  /// Notes a value that ends a number of changes.
  mutating func enqueue(_ write: RowWrite, endingChanges count: Int) {
    changes -= count
    var write = write
    write.completions = (pending?.completions ?? []) + write.completions
    write.base = pending?.base ?? unsaved?.base ?? seen
    pending = write
    unsaved = nil
  }

  /// Notes a request to write a value if that is needed; returns false if it is not.
  mutating func enqueueIfNeeded(_ write: RowWrite) -> Bool {
    if pending != nil {
      pending?.completions += write.completions
    } else if current != nil {
      current?.completions += write.completions
    } else if unsaved != nil || (newest.map { $0.version == undecodable } ?? (seen == 0)) {
      enqueue(write, endingChanges: 0)
    } else {
      return false
    }
    return true
  }

  /// Notes that a failed write will be repeated; returns false if that is planned already.
  mutating func planRepetition() -> Bool {
    defer { isRepetitionPlanned = true }
    return !isRepetitionPlanned
  }

  /// Makes a value whose write has failed the next one to write, as planned.
  mutating func repeatWrite() {
    isRepetitionPlanned = false
    guard !isEnding, changes == 0, let unsaved else { return }
    pending = unsaved
    self.unsaved = nil
  }

  /// Begins to write; returns false if there is nothing to write now.
  mutating func beginWriting() -> Bool {
    guard pending != nil, changes == 0, !isWriting else { return false }
    isWriting = true
    return true
  }

  /// The next write with the transaction for it, or nil at the end of all writes.
  mutating func nextWrite() -> (RowWrite, (any RowTransaction)?)? {
    defer { (pending, transaction) = (nil, nil) }
    current = pending
    isWriting = pending != nil
    return pending.map { ($0, transaction) }
  }

  /// Whether the value that is being written may replace a row.
  ///
  /// It may replace the one of its last attempt, whose answer was lost, and starts from it then.
  mutating func mayReplace(_ row: Row) -> Bool {
    if row.version == sent { acceptSentVersion() }
    return row.version == current?.base
  }

  /// Notes a row that a value may not replace, and returns the reason.
  mutating func refuse(_ row: Row, name: String) -> any Error {
    receive(row, isLocked: true, name: name)
    return row.version == undecodable ? UndecodableRow(name: name) : RowConflict(name: name)
  }

  mutating func noteSent(_ version: Int) {
    sent = version
  }

  /// Notes the end of a write; returns its completions.
  mutating func finish(_ result: Result<Int, any Error>) -> [RowWrite.Completion] {
    guard var write = current.take() else { return [] }
    let completions = write.completions
    switch result {
    case .success(let version):
      (seen, sent, failure) = (version, nil, nil)
      pending?.base = version
      if let newest, newest.version <= version { self.newest = nil }
      if completions.isEmpty { noteRepeated(.success(())) }
    case .failure(let error) where error.isRefusal:
      sent = nil
      if completions.isEmpty { noteRepeated(.failure(error)) }
    case .failure:
      write.completions = []
      // A waiting write includes the value of this one.
      if pending != nil { pending?.base = write.base } else { unsaved = write }
    }
    return completions
  }
}
