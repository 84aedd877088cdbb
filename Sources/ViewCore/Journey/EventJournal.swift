/// The steps of a user on one page, from the first event to the last.
@MainActor
package final class EventJournal {
  private var entries: [(number: Int, step: JourneyStep)] = []
  private var lastNumber = 0
  private var lastPage: PageSnapshot?

  /// The types of the views that are around the whole page, from the outermost.
  package internal(set) var views: [Any.Type] = []

  /// The number of steps that are kept.
  private static let limit = 10_000

  package init() {}

  /// The number of the last step.
  package var count: Int { lastNumber }

  /// The steps up to one without some, from the oldest to the newest.
  func steps(
    upTo number: Int,
    leavingOut leftOut: [ClosedRange<Int>]
  ) -> [(number: Int, step: JourneyStep)] {
    entries.filter { entry in
      entry.number <= number && !leftOut.contains { $0.contains(entry.number) }
    }
  }

  /// Adds an event that is about to be handled.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - node: The element that receives it.
  ///   - page: The page, which is read only for a deed of the user.
  func add(_ event: Event, on node: NodeID, of page: @autoclosure () -> PageSnapshot) {
    guard event.isDeed else { return }
    let page = page()
    guard let step = JourneyStep(event, on: node, in: page, after: lastPage) else { return }
    lastPage = page
    lastNumber += 1
    if entries.count == Self.limit { entries.removeFirst(Self.limit / 4) }
    entries.append((lastNumber, step))
  }

  /// Removes the steps after one, which the page has refused.
  func remove(after number: Int) {
    entries.removeAll { $0.number > number }
    lastNumber = number
  }
}
