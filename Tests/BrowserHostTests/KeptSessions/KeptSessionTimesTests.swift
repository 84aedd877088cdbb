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

  @Test func timesOfSavesInAnEncryptedFileAreMeasured() throws {
    let store = try SQLiteSessionStore(path: folder.path("encrypted.sqlite"))
    let key = Data(repeating: 7, count: 32).base64EncodedString()
    try measure(
      "encrypted SQLite",
      EncryptedSessionStore(store, keys: SessionKeys(key, path: "keys"))
    )
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
      try measure("\(name), \(size) sessions") { round in
        try Self.changes(of: 0..<size, event: round)
      } work: { changes in
        _ = try store.save(changes, for: lease)
      }
    }
    // It has all of these sessions.
    try measure("\(name), extension of a lease") { _ in
    } work: {
      try store.extend(lease, until: .now + 3_600)
      _ = try store.requestedHandovers(of: lease)
    }
  }

  private func measure<Input>(
    _ name: String,
    prepare: (_ round: Int) throws -> Input,
    work: (Input) throws -> Void
  ) throws {
    let times = try (0..<30).map { round in
      let input = try prepare(round)
      let start = ContinuousClock.now
      try work(input)
      return .now - start
    }
    let sorted = times.sorted()
    print("TIMES \(name): median \(sorted[15]), longest \(sorted[29])")
  }

  /// Changes of sessions with a state of one kilobyte.
  private static func changes(of numbers: Range<Int>, event: Int) throws -> [SessionChange] {
    let value = Data(repeating: UInt8(ascii: "0") + UInt8(event % 64), count: 1_000)
    return try numbers.map { number in
      let text = String(number, radix: 16)
      return SessionChange(
        KeptSession(
          id: try #require(SessionID(String(repeating: "0", count: 64 - text.count) + text)),
          browser: "browser",
          lastEvent: event,
          lastSeen: .now,
          values: ["store/app": value]
        )
      )
    }
  }

  /// Each window changes once a second, and each process has a thousand of them.
  @Test(
    .enabled(if: PostgresServer.isExpected, "'Scripts/install-postgresql' installs PostgreSQL."),
    arguments: [1_000, 10_000, 20_000, 40_000]
  )
  func timesOfSavesOfWindowsThatChangeEachSecondAreMeasured(windows: Int) async throws {
    let address = try PostgresServer.shared.get().makeDatabase()
    let seconds = 10
    let times = try await withThrowingTaskGroup(of: [Duration].self) { group in
      for process in 0..<windows / 1_000 {
        group.addTask {
          try await Self.onThread { try Self.save(seconds, of: process, in: address) }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let late = times.filter { $0 > .milliseconds(50) }.count
    let sorted = times.sorted()
    print(
      """
      TIMES PostgreSQL, \(windows) windows in \(windows / 1_000) processes: \(times.count) saves, \
      median \(sorted[times.count / 2]), p99 \(sorted[times.count * 99 / 100]), after 50 ms \(late)
      """
    )
  }

  /// Saves 20 windows at each of 50 moments of a second, as a process does whose thousand windows change once a second.
  ///
  /// - Returns: The time from each moment until its changes are saved.
  private static func save(_ seconds: Int, of process: Int, in address: String) throws -> [Duration]
  {
    let store = try PostgreSQLSessionStore(address: address)
    let lease = try store.beginLease(until: .now + 3_600)
    let first = process * 1_000
    // The windows are there before.
    _ = try store.save(changes(of: first..<first + 1_000, event: 0), for: lease)
    let begin = ContinuousClock.now + .milliseconds(process * 7 % 20)
    return try (0..<50 * seconds).map { moment in
      let start = first + moment % 50 * 20
      let changes = try changes(of: start..<start + 20, event: 1 + moment / 50)
      let due = begin + .milliseconds(20 * moment)
      Thread.sleep(forTimeInterval: max(0, (due - .now) / .seconds(1)))
      _ = try store.save(changes, for: lease)
      return .now - due
    }
  }

  private static func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result(catching: work)) }.start()
    }
  }
}
