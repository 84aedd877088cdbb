/// The faults of a run with their times.
struct FaultLog: Sendable {
  struct Entry: Sendable {
    let fault: Fault
    let time: ContinuousClock.Instant
  }

  private var entries: [Entry] = []

  mutating func note(_ fault: Fault) {
    entries.append(Entry(fault: fault, time: .now))
  }

  /// The fault that has most likely ended the connection of a page.
  func cause(of absence: Absence) -> Entry? {
    entries.last { entry in
      let time = absence.start - entry.time
      guard time >= .zero else { return false }
      return switch entry.fault {
      case .kill(absence.process), .terminate(absence.process): time < .seconds(5)
      // A page may be sent there for two seconds before the balancer knows.
      case .pause(absence.process), .slow(absence.process): time < .seconds(10)
      case .goOn(absence.process): time < .seconds(3)
      case .cutPages: time < .milliseconds(500)
      default: false
      }
    }
  }

  /// Whether the database was away while a page was, or a moment before.
  func hasLostDatabase(during absence: Absence) -> Bool {
    let times = absence.start - .seconds(1)...absence.start + absence.duration
    return entries.contains { entry in
      switch entry.fault {
      case .cutDatabase, .restartDatabase: times.contains(entry.time)
      default: false
      }
    }
  }

  /// The faults from three seconds before an absence until its end.
  func description(
    around absence: Absence,
    since begin: ContinuousClock.Instant
  ) -> String {
    let times = absence.start - .seconds(3)...absence.start + absence.duration
    return entries.filter { times.contains($0.time) }
      .map { "\(($0.time - begin).seconds) \($0.fault)" }
      .joined(separator: ", ")
  }
}

extension FaultLog: CustomStringConvertible {
  /// How often each kind has happened.
  var description: String {
    Dictionary(grouping: entries, by: \.fault.name).sorted { $0.key < $1.key }
      .map { "\($0.value.count) × \($0.key)" }
      .joined(separator: ", ")
  }
}
