import ManyProcesses
import Testing

struct ChaosPlanTests {
  @Test func seedDecidesTheFaults() {
    let faults = ChaosPlan.faults(count: 50, processes: 3, seed: 7)
    #expect(faults == ChaosPlan.faults(count: 50, processes: 3, seed: 7))
    #expect(faults != ChaosPlan.faults(count: 50, processes: 3, seed: 8))
  }

  @Test(arguments: [1, 50]) func processThatGoesOnIsNoFault(count: Int) {
    let faults = ChaosPlan.faults(count: count, processes: 3, seed: 7).filter { fault in
      if case .goOn = fault { false } else { true }
    }
    #expect(faults.count == count)
  }

  /// Otherwise all processes could be away, and no page could come back.
  @Test(arguments: 0..<20) func atMostOneProcessIsAway(seed: UInt64) {
    var away: Int?
    for fault in ChaosPlan.faults(count: 200, processes: 3, seed: seed) {
      switch fault {
      case .kill(let process), .terminate(let process), .pause(let process):
        #expect(away == nil)
        away = process
      case .goOn(let process):
        #expect(away == process)
        away = nil
      default: break
      }
    }
    #expect(away == nil)
  }

  @Test func deployReplacesOneProcessAfterTheOther() {
    #expect(
      ChaosPlan.rollingDeploys(count: 3, processes: 2) == [
        .terminate(0), .goOn(0), .terminate(1), .goOn(1), .terminate(0), .goOn(0),
      ]
    )
  }
}
