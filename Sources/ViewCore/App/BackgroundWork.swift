import ConcurrencyExtras

/// Work that runs beside the views, such as the effects of a store.
///
/// A process that is asked to stop gives such work some time to end.
@MainActor
package protocol BackgroundWork: AnyObject, Sendable {
  /// Waits until the work has ended.
  ///
  /// - Parameter limit: How long to wait at most.
  func finish(within limit: Duration) async
}

/// The background work of this process.
package enum BackgroundWorkRegistry {
  private struct Entry: Sendable {
    weak var work: (any BackgroundWork)?
  }

  // NB: Locked instead of isolated, because the last reference to a store may go away on any thread.
  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Registers work that has begun.
  package static func add(_ work: any BackgroundWork) {
    entries.withLock { $0[ObjectIdentifier(work)] = Entry(work: work) }
  }

  /// Removes work that has ended, or whose owner is being deallocated.
  package static func remove(_ id: ObjectIdentifier) {
    entries.withLock { $0[id] = nil }
  }

  /// The work that runs now.
  ///
  /// It continues while the returned references exist, even if the views that own it go away.
  package static var running: [any BackgroundWork] {
    entries.withLock { $0.values.compactMap(\.work) }
  }
}
