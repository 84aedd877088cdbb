internal import ConcurrencyExtras

/// The tasks that `withTaskCancellation(id:)` runs, of all stores and of none.
final class CancellableTasks: Sendable {
  static let shared = CancellableTasks()

  private struct Entry {
    /// The store whose effect runs the task, or nil outside of effects.
    let owner: ObjectIdentifier?
    let path: [ChildID]
    let cancel: @Sendable () -> Void
  }

  private struct Entries {
    var lastSerial = 0
    var byID: [CancelID: [Int: Entry]] = [:]
  }

  private let entries = Locked(Entries())

  /// Whether a task runs under an id, wherever it does.
  func contains(_ id: CancelID) -> Bool {
    entries.withLock { $0.byID[id] != nil }
  }

  /// Whether no task of a store is there.
  func isEmpty(of owner: AnyObject) -> Bool {
    let owner = ObjectIdentifier(owner)
    return entries.withLock { entries in
      !entries.byID.values.contains { $0.values.contains { $0.owner == owner } }
    }
  }

  /// Adds a task that runs at a place.
  ///
  /// - Returns: The number by which it is removed.
  func insert(
    _ id: CancelID,
    at place: EffectPlace?,
    cancel: @escaping @Sendable () -> Void
  ) -> Int {
    let entry = Entry(owner: place?.ownerID, path: place?.path ?? [], cancel: cancel)
    return entries.withLock { entries in
      entries.lastSerial += 1
      entries.byID[id, default: [:]][entries.lastSerial] = entry
      return entries.lastSerial
    }
  }

  func remove(_ id: CancelID, serial: Int) {
    entries.withLock { entries in
      entries.byID[id]?[serial] = nil
      if entries.byID[id]?.isEmpty == true {
        entries.byID[id] = nil
      }
    }
  }

  /// Cancels the tasks under an id at a place and below it.
  func cancel(_ id: CancelID, at place: EffectPlace?) {
    cancel(id, of: place?.owner.value, under: place?.path ?? [])
  }

  /// Cancels the tasks under an id of a store, in a child and in those below it.
  func cancel(_ id: CancelID, of owner: AnyObject?, under path: [ChildID]) {
    let owner = owner.map(ObjectIdentifier.init)
    let cancelled = entries.withLock { entries in
      (entries.byID[id] ?? [:]).filter { _, entry in
        entry.owner == owner && entry.path.starts(with: path)
      }
    }
    for (_, entry) in cancelled.sorted(by: { $0.key < $1.key }) {
      entry.cancel()
    }
  }
}
