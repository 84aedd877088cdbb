/// The events of a page's life that a run reports.
struct PageFigures: Sendable {
  var reloads = 0
  /// The events that were done again.
  var repeated = 0
  /// The connections that were given up because nothing came.
  var silences = 0
  /// The reloads that met a broken network, after which a browser loads again by itself.
  var networkErrors = 0
  /// The status codes of reloads that showed an error, where the user has to reload.
  var errorPages: [Int] = []
  var absences: [Absence] = []
  /// The times from acts of the user to the answers of the server.
  var answers: [Duration] = []
  /// The promises that were broken.
  var failures: [String] = []
}

/// The time from the loss of a connection until the session went on.
struct Absence: Sendable {
  let page: Int
  let start: ContinuousClock.Instant
  var duration = Duration.zero
  /// The steps of the page meanwhile, each with its time since the loss.
  private(set) var steps: [String] = []

  init(of page: Int) {
    self.page = page
    start = .now
  }

  mutating func note(_ step: String) {
    steps.append("\((.now - start).seconds) \(step)")
  }

  mutating func end() {
    duration = .now - start
  }
}
