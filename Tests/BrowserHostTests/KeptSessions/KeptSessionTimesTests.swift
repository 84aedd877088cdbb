import BrowserHost
import Foundation
import PostgreSQLSessions
import PostgresServer
import SQLiteSessions
import Testing

/// Measures the saving of many sessions in one transaction, and prints the figures of docs/Scaling.md.
///
/// Not part of a run for right or wrong: `TIMES=1 swift test --filter KeptSessionTimesTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TIMES"] != nil, "Set TIMES to measure."))
struct KeptSessionTimesTests {
  private let folder = TemporaryFolder()
  /// The changes of one process within 20 milliseconds, if each user does one thing a second.
  private let sizes = [1, 20, 200, 2_000]

  @Test func timesOfSavesInAFileAreMeasured() throws {
    try measure("SQLite", SQLiteSessionStore(path: folder.path("sessions.sqlite")))
  }

  @Test(
    .enabled(if: PostgresServer.isExpected, "'Scripts/install-postgresql' installs PostgreSQL.")
  )
  func timesOfSavesInADatabaseAreMeasured() throws {
    let address = try PostgresServer.shared.get().makeDatabase()
    try measure("PostgreSQL", PostgreSQLSessionStore(address: address))
  }

  private func measure(_ name: String, _ store: any KeptSessionStore) throws {
    let lease = try store.beginLease(until: .now + 3_600)
    for size in sizes {
      // Each session has a state of one kilobyte.
      let ids = try (0..<size).map { number in
        let text = String(number, radix: 16)
        return try #require(SessionID(String(repeating: "0", count: 64 - text.count) + text))
      }
      let times = try (0..<30).map { round in
        let value = Data(repeating: UInt8(ascii: "0") + UInt8(round), count: 1_000)
        let changes = ids.map { id in
          SessionChange(
            KeptSession(
              id: id,
              browser: "browser",
              lastEvent: round,
              lastSeen: .now,
              values: ["store/app": value]
            )
          )
        }
        let start = ContinuousClock.now
        _ = try store.save(changes, for: lease)
        return .now - start
      }
      let sorted = times.sorted()
      print("TIMES \(name), \(size) sessions: median \(sorted[15]), longest \(sorted[29])")
    }
  }
}
