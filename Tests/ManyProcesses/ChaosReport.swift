/// The outcome of a run.
package struct ChaosReport: Sendable {
  /// The promises that were broken, none if all is well.
  package var failures: [String] = []
  /// The steps of the pages that broke a promise.
  private(set) var histories: [PageHistory] = []
  var acts = 0
  var faults = FaultLog()
  var pages = PageFigures()
  var duration = Duration.zero

  /// The absences of pages before all processes ended at once.
  var absencesUnderFaults: [Absence] = []
  var begin = ContinuousClock.now

  /// The time within which 99 of 100 pages came back, before all processes ended at once.
  package var slowReturn: Duration { absencesUnderFaults.map(\.duration).percentile(99) }

  /// The longest time for which a page was without its session, before all processes ended at once.
  package var longestAbsence: Duration { absencesUnderFaults.map(\.duration).max() ?? .zero }
  /// How often pages lost their connections, before all processes ended at once.
  package var absences: Int { absencesUnderFaults.count }

  /// Adds a page, and what it does not show as its user has done it.
  mutating func add(_ figures: PageFigures, _ difference: String?, _ history: PageHistory) {
    let errors = figures.errorPages.map { "a reload showed an error: \($0)" }
    let broken = figures.failures + errors + [difference].compactMap(\.self)
    failures += broken
    if !broken.isEmpty { histories.append(history) }
    pages.reloads += figures.reloads
    pages.takeovers += figures.takeovers
    pages.repeated += figures.repeated
    pages.silences += figures.silences
    pages.networkErrors += figures.networkErrors
    pages.absences += figures.absences
    pages.answers += figures.answers
  }
}

extension ChaosReport: CustomStringConvertible {
  package var description: String {
    """
    \(acts) acts in \(duration.seconds) s; \(pages.takeovers) times at another process, \(pages.reloads) reloads, \
    \(pages.repeated) events done again, \(pages.silences) silent connections, \
    \(pages.networkErrors) reloads met a broken network
    faults: \(faults)
    coming back: \(absencesUnderFaults.map(\.duration).summary)
    while the database was there: \(absencesWithTheDatabase.map(\.duration).summary)
    by fault:
    \(absencesByFault)
    the longest of them:
    \(longestAbsences)
    coming back, with the end of all processes: \(pages.absences.map(\.duration).summary)
    answer to an act: \(pages.answers.summary)
    \(failures.isEmpty ? "No promise was broken." : "Broken promises (\(failures.count)):")
    \(failures.prefix(40).map { "  \($0)" }.joined(separator: "\n"))\(stepsOfFailures)
    """
  }
}

extension ChaosReport {
  /// The steps of the first pages that broke a promise.
  private var stepsOfFailures: String {
    histories.prefix(5)
      .map { "\n  the steps of page \($0.page):" + $0.steps.map { "\n    \($0)" }.joined() }
      .joined()
  }
}

extension [Duration] {
  func percentile(_ percent: Int) -> Duration {
    isEmpty ? .zero : sorted()[(count * percent + 99) / 100 - 1]
  }

  var summary: String {
    """
    \(count) times, median \(percentile(50).seconds) s, p90 \(percentile(90).seconds) s, \
    p99 \(percentile(99).seconds) s, longest \(percentile(100).seconds) s
    """
  }
}

extension Duration {
  var seconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let digits = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
