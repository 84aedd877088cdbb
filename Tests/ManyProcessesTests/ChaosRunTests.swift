import Foundation
import ManyProcesses
import Testing

/// Several processes of an app that are ended, paused and cut off while pages use it.
@Suite(
  .enabled(
    if: ChaosRun.isExpected,
    "'Scripts/install-proxies' and 'Scripts/install-postgresql' install what it needs."
  )
)
struct ChaosRunTests {
  @Test func everyEventIsInTheStateOnce() async throws {
    let run = ChaosRun(pages: 10, faults: 20, seed: 1, actsPerFault: 20)
    let report = try await run()
    #expect(report.failures == [])
  }
}
