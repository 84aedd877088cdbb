/// The last steps of a page, for the report of a run that broke a promise.
struct PageHistory: Sendable {
  private static let limit = 150
  private let begin: ContinuousClock.Instant
  let page: Int
  private(set) var steps: [String] = []

  /// - Parameters:
  ///   - page: The number of the page.
  ///   - begin: The time from which the steps are counted, which is that of the run.
  init(of page: Int, since begin: ContinuousClock.Instant) {
    self.page = page
    self.begin = begin
  }

  mutating func note(_ step: String) {
    if steps.count == Self.limit { steps.removeFirst() }
    steps.append("\((.now - begin).seconds) s: \(step)")
  }
}
