/// Where the time of absences went.
extension ChaosReport {
  /// The absences during which the database was not cut off or started anew.
  var absencesWithTheDatabase: [Absence] {
    absencesUnderFaults.filter { !faults.hasLostDatabase(during: $0) }
  }

  /// The absences by the fault that began them, with the average of what pages waited for.
  var absencesByFault: String {
    Dictionary(grouping: absencesUnderFaults) { faults.cause(of: $0)?.fault.name ?? "no fault" }
      .sorted { $0.key < $1.key }
      .map { name, absences in
        let slow = absences.filter { $0.duration > .seconds(2) }
        let delays = absences.compactMap { absence in
          faults.cause(of: absence).map { absence.start - $0.time }
        }
        return """
            \(name): \(absences.map(\.duration).summary)
              noticed after: \(delays.summary)
              on average: \(averagePhases(of: absences))
              longer than 2 s: \(slow.count), of them with another loss meanwhile \(slow.count(where: \.hasOverlap)), \
          and without the database \(slow.count(where: faults.hasLostDatabase)); \(averagePhases(of: slow))
          """
      }
      .joined(separator: "\n")
  }

  private func averagePhases(of absences: [Absence]) -> String {
    let all = absences.flatMap(\.phases)
    return Absence.Phase.allCases.compactMap { phase in
      let time = all.filter { $0.phase == phase }.reduce(Duration.zero) { $0 + $1.duration }
      return time == .zero ? nil : "\(phase.rawValue) \((time / absences.count).seconds) s"
    }
    .joined(separator: ", ")
  }

  /// The five longest absences, with their faults, and with what their pages waited for.
  var longestAbsences: String {
    absencesUnderFaults.sorted { $0.duration > $1.duration }.prefix(5)
      .map { absence in
        let phases = absence.phases.map { "\($0.phase.rawValue) \($0.duration.seconds)" }
        return """
            page \(absence.page) of process \(absence.process ?? -1), from \((absence.start - begin).seconds) s on, \
          \(absence.duration.seconds) s: \(phases.joined(separator: ", "))
              faults: \(faults.description(around: absence, since: begin))
          """
      }
      .joined(separator: "\n")
  }
}
