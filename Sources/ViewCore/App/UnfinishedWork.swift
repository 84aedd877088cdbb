import Synchronization

/// Something that goes on beside the views, such as the effects of a store.
///
/// A process that is told to end lets it end before, for a time.
@MainActor
package protocol UnfinishedWork: AnyObject, Sendable {
  /// Waits until nothing goes on any more.
  ///
  /// - Parameter limit: How long to wait at most.
  func finish(within limit: Duration) async
}

/// What goes on in this process beside its views.
package enum WorkOfProcess {
  private struct Entry: Sendable {
    weak var work: (any UnfinishedWork)?
  }

  // NB: Locked, and not on the main actor: the last reference to a store may go on any thread.
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Takes note of something that has begun, until it is removed.
  package static func add(_ work: any UnfinishedWork) {
    entries.withLock { $0[ObjectIdentifier(work)] = Entry(work: work) }
  }

  /// Forgets something that has ended, or goes.
  package static func remove(_ id: ObjectIdentifier) {
    entries.withLock { $0[id] = nil }
  }

  /// What goes on now.
  ///
  /// It goes on for as long as somebody has it, also when the views go that own it.
  package static var running: [any UnfinishedWork] {
    entries.withLock { $0.values.compactMap(\.work) }
  }
}
