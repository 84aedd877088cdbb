import Testing

@testable import ManyProcesses

/// The fault that has ended the connection of a page.
struct FaultLogTests {
  private func cause(_ faults: Fault..., process: Int) -> Fault? {
    var log = FaultLog()
    for fault in faults { log.note(fault) }
    return log.cause(of: Absence(of: 1, at: process))?.fault
  }

  @Test func faultOfTheOwnProcessIsTheCause() {
    #expect(cause(.kill(0), .terminate(1), .pause(2), process: 1) == .terminate(1))
    #expect(cause(.kill(0), .terminate(1), .pause(2), process: 0) == .kill(0))
  }

  @Test func latestFaultThatEndsConnectionsIsTheCause() {
    #expect(
      cause(.kill(0), .cutPages(percent: 50), .restartDatabase, process: 0)
        == .cutPages(percent: 50)
    )
    #expect(cause(.restartDatabase, .kill(1), process: 0) == nil)
  }

  @Test func databaseThatWasStartedAnewMeanwhileIsNoted() {
    var log = FaultLog()
    var absence = Absence(of: 1, at: 0)
    log.note(.kill(0))
    absence.end(.session)
    #expect(!log.hasLostDatabase(during: absence))
    log.note(.restartDatabase)
    absence.end(.session)
    #expect(log.hasLostDatabase(during: absence))
  }

  @Test func phasesOfAnAbsenceAddUp() {
    var absence = Absence(of: 1, at: nil)
    for phase in [Absence.Phase.pause, .connection, .nothing] { absence.end(phase) }
    #expect(absence.phases.map(\.phase) == [.pause, .connection, .nothing])
    #expect(absence.phases.reduce(Duration.zero) { $0 + $1.duration } == absence.duration)
    #expect(absence.hasOverlap)
  }
}
