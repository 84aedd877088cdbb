#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The rows of a store's actions, which follow the recording action by action.
///
/// The page asks for them at each action. So a new action is put among the rows that exist.
@MainActor
final class TimelineRows {
  /// Rows of another source are other rows.
  private struct Source: Equatable {
    let store: Int
    let order: Timeline.Order
  }

  private var source: Source?
  private var jumps: [RecordedJump] = []
  private var timeline = Timeline(order: .time)
  private var first = 0
  private var last = 0

  /// The number of times that all rows were made.
  private(set) var makeCount = 0

  /// The rows of the actions up to one.
  ///
  /// - Parameters:
  ///   - entry: The store.
  ///   - order: The order of the rows.
  ///   - end: The number of the last action that is shown.
  /// - Returns: The rows from the top down.
  /// - Complexity: O(*k*) for *k* actions since the last call with the same order, and a search for the cause of each. A
  ///   jump goes through all rows. All are made when an action that caused others is no longer kept.
  func rows(
    of entry: InspectedStores.Entry,
    in order: Timeline.Order,
    upTo end: Int
  ) -> [Timeline.Row] {
    let jumps = entry.recording.jumps.filter { $0.lastAction <= end }
    let source = Source(store: entry.id, order: order)
    guard let numbers = entry.recording.numbers, numbers.lowerBound <= end else {
      self.source = nil
      return []
    }
    let shown = numbers.lowerBound...min(numbers.upperBound, end)
    if source == self.source, last <= shown.upperBound, jumps.starts(with: self.jumps),
      keepsRows(from: shown.lowerBound)
    {
      for (count, jump) in jumps.enumerated().dropFirst(self.jumps.count) {
        addActions(of: entry, upTo: jump.lastAction, from: shown.lowerBound)
        timeline.add(
          jump,
          after: jumps.prefix(count),
          isAbandoned: entry.recording.isAbandonedNow
        )
      }
      addActions(of: entry, upTo: shown.upperBound, from: shown.lowerBound)
    } else {
      // The numbers of kept actions have no gaps.
      let outline = entry.recording.outline.prefix(shown.count)
      timeline = Timeline(of: outline, in: order, jumps: jumps)
      makeCount += 1
    }
    self.source = source
    self.jumps = jumps
    first = shown.lowerBound
    last = shown.upperBound
    return timeline.rows
  }

  /// Adds the actions after the last one.
  private func addActions(of entry: InspectedStores.Entry, upTo end: Int, from first: Int) {
    // A cleared recording goes on with later numbers.
    let start = max(last + 1, first)
    guard start <= end else { return }
    for number in start...end {
      if let action = entry.recording.cause(of: number) { timeline.add(action) }
    }
    last = end
  }

  /// Removes the rows of actions before one, and returns whether the other rows stay as they are.
  private func keepsRows(from number: Int) -> Bool {
    number == first || timeline.forget(before: number)
  }
}
#endif
