/// The time from the loss of a connection until the session went on.
struct Absence: Sendable {
  /// The work that a page waits for meanwhile.
  enum Phase: String, CaseIterable {
    /// The page waits before it connects again.
    case pause
    /// A connection opens, or is refused.
    case connection, refusal = "refused connection"
    /// The page asks whether the app answers.
    case question
    /// The document comes, or does not.
    case document, failure = "failed document"
    /// A connection ends before the session is there.
    case nothing = "connection without the session"
    case session
  }

  let page: Int
  /// The number of the process that the page was connected to.
  let process: Int?
  let start: ContinuousClock.Instant
  private(set) var duration = Duration.zero
  private(set) var phases: [(phase: Phase, duration: Duration)] = []

  /// Whether its connection was lost several times meanwhile, as with faults that overlap.
  var hasOverlap: Bool { phases.contains { $0.phase == .nothing } }

  init(of page: Int, at process: Int?) {
    self.page = page
    self.process = process
    start = .now
  }

  /// Notes that a phase has ended, after which the next one begins.
  mutating func end(_ phase: Phase) {
    let time = ContinuousClock.now - start
    phases.append((phase, time - duration))
    duration = time
  }
}
