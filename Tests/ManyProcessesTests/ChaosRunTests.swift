import Foundation
import ManyProcesses
import Testing

/// Three processes of an app behind HAProxy, with their windows in PostgreSQL.
///
/// 'Scripts/chaos' has the large runs.
@Suite(
  .serialized,
  .enabled(
    if: ChaosRun.isExpected,
    "'Scripts/install-proxies' and 'Scripts/install-postgresql' install what a run needs."
  )
)
struct ChaosRunTests {
  @Test(arguments: [UInt64(7)])
  func pagesLoseNothingUnderFaults(seed: UInt64) async throws {
    var run = ChaosRun(pages: 6, faults: 8, seed: seed, actsPerFault: 8)
    run.pause = .milliseconds(100)
    let report = try await run()
    #expect(report.failures == [], "\(report)")
  }

  @Test func pagesLoseNothingInARollingDeploy() async throws {
    var run = ChaosRun(pages: 6, faults: 3, seed: 1, actsPerFault: 6)
    run.isRolling = true
    run.pause = .milliseconds(100)
    let report = try await run()
    #expect(report.failures == [], "\(report)")
    // Each page has lost the connections to the processes that had it, and no other one.
    #expect(report.absences >= 6, "\(report)")
    #expect(report.longestAbsence < .seconds(10), "\(report)")
  }
}
