/// Something that goes on beside the views, such as the effects of a store.
///
/// A process that is told to end lets it end before, for a time.
@MainActor
package protocol UnfinishedWork: AnyObject {
  /// Whether anything of it goes on.
  var isRunning: Bool { get }
  /// Waits until nothing goes on any more.
  ///
  /// - Parameter limit: How long to wait at most.
  func finish(within limit: Duration) async
}

/// What may go on in this process beside its views.
@MainActor
package enum WorkOfProcess {
  private struct Entry {
    weak var work: (any UnfinishedWork)?
  }

  private static var entries: [Entry] = []
  /// How many there may be before those that are gone are looked for.
  private static var sweep = 16

  /// Takes note of something, for as long as it lives.
  package static func add(_ work: any UnfinishedWork) {
    if entries.count >= sweep {
      entries.removeAll { $0.work == nil }
      sweep = max(16, 2 * entries.count)
    }
    entries.append(Entry(work: work))
  }

  /// What goes on now.
  ///
  /// It goes on for as long as somebody has it, also when the views go that own it.
  package static var running: [any UnfinishedWork] {
    entries.compactMap(\.work).filter(\.isRunning)
  }
}
