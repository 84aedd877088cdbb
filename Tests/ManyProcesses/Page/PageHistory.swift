/// The steps of a page around its first broken promise, or its last ones, for the report of a run.
struct PageHistory: Sendable {
  private static let limit = 150
  /// The steps that are still noted, once a promise is broken.
  private var stepsLeft: Int?
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

  /// Notes a broken promise, after which the steps end soon.
  mutating func noteFailure(_ text: String) {
    note("BROKEN: \(text)")
    stepsLeft = stepsLeft ?? 30
  }

  mutating func note(_ step: String) {
    guard stepsLeft != 0 else { return }
    stepsLeft = stepsLeft.map { $0 - 1 }
    if steps.count == Self.limit { steps.removeFirst() }
    steps.append("\((.now - begin).seconds) s: \(step)")
  }
}
