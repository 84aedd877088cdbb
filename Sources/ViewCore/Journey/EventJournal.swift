/// The steps of a user on one page, from the first event to the last.
@MainActor
package final class EventJournal {
  /// A step with its number, from 1.
  package struct Entry: Sendable {
    package let number: Int
    let step: JourneyStep
  }

  /// The steps that are kept.
  package private(set) var entries: [Entry] = []
  private var lastNumber = 0
  private var lastPage: PageSnapshot?

  /// The types of the views that are around the whole page, from the outermost.
  package internal(set) var views: [Any.Type] = []

  /// The identifiers of the window's locale and time zone, in which texts of the page are written.
  ///
  /// They are not known in a harness that keeps a journey.
  package let locale: String?
  package let timeZone: String?

  /// The number of steps that are kept.
  private static let limit = 10_000

  /// Creates a journal, with the steps of another process if there are any.
  package init(_ entries: [Entry] = [], locale: String? = nil, timeZone: String? = nil) {
    self.entries = entries
    self.locale = locale
    self.timeZone = timeZone
    lastNumber = entries.last?.number ?? 0
  }

  /// The number of the last step.
  package var count: Int { lastNumber }

  /// The steps up to one without some, from the oldest to the newest.
  func steps(
    upTo number: Int,
    leavingOut leftOut: [ClosedRange<Int>]
  ) -> [Entry] {
    entries.filter { entry in
      entry.number <= number && !leftOut.contains { $0.contains(entry.number) }
    }
  }

  /// The number of the step whose call does what a step has done, and maybe more.
  ///
  /// - Parameters:
  ///   - number: The number of the step.
  ///   - last: The number of the last step of the test.
  ///   - leftOut: The numbers of steps that the test does not have.
  /// - Returns: The number.
  package func writtenStep(
    for number: Int,
    upTo last: Int,
    leavingOut leftOut: [ClosedRange<Int>]
  ) -> Int {
    let steps = steps(upTo: last, leavingOut: leftOut)
    guard var index = steps.firstIndex(where: { $0.number == number }) else { return number }
    while steps[index].step.isDone(by: steps[(index + 1)...].first?.step) { index += 1 }
    return steps[index].number
  }

  /// Adds an event that is about to be handled.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - node: The element that receives it.
  ///   - page: The page, which is read only for an interaction of the user.
  func add(_ event: Event, on node: NodeID, of page: @autoclosure () -> PageSnapshot) {
    guard event.isInteraction else { return }
    let page = page()
    guard let step = JourneyStep(event, on: node, in: page, after: lastPage) else { return }
    lastPage = page
    lastNumber += 1
    if entries.count == Self.limit { entries.removeFirst(Self.limit / 4) }
    entries.append(Entry(number: lastNumber, step: step))
  }

  /// Removes the steps after one, which the page has refused.
  func remove(after number: Int) {
    entries.removeAll { $0.number > number }
    lastNumber = number
  }
}
