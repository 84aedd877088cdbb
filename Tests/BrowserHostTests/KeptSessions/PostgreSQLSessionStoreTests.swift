import BrowserHost
import ConcurrencyExtras
import Foundation
import PostgreSQL
import PostgreSQLSessions
import PostgresServer
import Testing

/// The additions of the database.
@Suite(
  .enabled(
    if: PostgresServer.isExpected,
    "'Scripts/install-postgresql' installs PostgreSQL."
  )
)
struct PostgreSQLSessionStoreTests {
  private let start = Date(timeIntervalSince1970: 1_000)

  private func makeDatabase() throws -> String { try PostgresServer.shared.get().makeDatabase() }

  private func change(
    _ value: String,
    event: Int = 0,
    user: String? = nil,
    name: String = "value"
  ) -> SessionChange {
    SessionChange(
      KeptSession(
        id: .make(),
        browser: "browser",
        user: user,
        lastEvent: event,
        lastSeen: start,
        values: [name: Data(value.utf8)]
      )
    )
  }

  @Test func storesThatBeginTogetherMakeTheTablesOnce() async throws {
    let address = try makeDatabase()
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...8 {
        group.addTask {
          try PostgreSQLSessionStore(address: address).beginLease(until: start).number
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(numbers == Set(1...8))
  }

  @Test func savedSessionIsReadableInTheDatabase() throws {
    let address = try makeDatabase()
    let store = try PostgreSQLSessionStore(address: address)
    _ = try store.save([change("hello", event: 7)], for: store.beginLease(until: start))
    let row = try PostgresServer.shared.get().run(
      """
      SELECT last_event, name, convert_from(bytes, 'UTF8')
      FROM kept_session JOIN kept_value ON session = id
      """,
      in: address
    )
    #expect(row == "7|value|hello")
  }

  @Test func anyTextIsReadAsItWasSaved() throws {
    let store = try PostgreSQLSessionStore(address: makeDatabase())
    let lease = try store.beginLease(until: start)
    for text in ["a\0b", #"a\0b"#, #"\"#, "", "é\u{1F600}", "'; DROP TABLE kept_session; --"] {
      let saved = change(text, user: text, name: "name \(text)")
      try store.remove([.make()], for: lease)
      #expect(try store.save([saved], for: lease) == [])
      #expect(try store.session(.make()) == saved.session)
      try store.removeSessions(ofUser: text + "x", in: nil, for: lease, at: start)
      #expect(try store.session(.make()) != nil)
    }
  }

  @Test func damagedRowIsNoSessionAndOthersStay() throws {
    let address = try makeDatabase()
    let store = try PostgreSQLSessionStore(address: address)
    let lease = try store.beginLease(until: start)
    _ = try store.save([change("")], for: lease)
    try PostgresServer.shared.get().run("UPDATE kept_session SET last_event = -1", in: address)
    #expect(try store.session(.make()) == nil)
    #expect(try store.save([change("after")], for: lease) == [])
    #expect(try store.session(.make()) != nil)
  }

  /// A machine that has lost its power has begun to save, and the database does not know that it is gone.
  @Test func transactionOfAnotherMachineThatNeverEndsIsWaitedForAndEnds() throws {
    let address = try makeDatabase()
    let gone = try PostgreSQLSessionStore(address: address)
    _ = try gone.save([change("")], for: gone.beginLease(until: start))
    let library = try PostgresLibrary()
    let connection = try PostgresConnection(address, library: library)
    try connection.run("BEGIN")
    try connection.run("UPDATE kept_session SET last_event = 1")
    let store = try PostgreSQLSessionStore(address: address)
    let lease = try store.beginLease(until: start)
    let isTaken = try withExtendedLifetime(connection) {
      try store.take(.make(), for: lease, at: start)
    }
    #expect(isTaken)
  }

  @Test func valuesOfManyMegabytesAreSavedTogether() throws {
    let store = try PostgreSQLSessionStore(address: makeDatabase())
    let lease = try store.beginLease(until: start)
    let large = String(repeating: "x", count: 9_000_000)
    var session = change(large).session
    for number in 1...4 { session.values["value \(number)"] = Data((large + "\(number)").utf8) }
    #expect(try store.save([SessionChange(session)], for: lease) == [])
    #expect(try store.session(.make()) == session)
  }

  @Test func leasesAreComparedByTheClockOfTheDatabase() throws {
    let address = try makeDatabase()
    let now = Date()
    let early = try PostgreSQLSessionStore(address: address) { now - 3600 }
    let late = try PostgreSQLSessionStore(address: address) { now + 3600 }
    let owner = try early.beginLease(until: now - 3600 + 60)
    _ = try early.save([change("")], for: owner)
    let other = try late.beginLease(until: now + 3600 + 60)
    #expect(try !late.take(.make(), for: other, at: now + 3600))
    #expect(try late.take(.make(), for: other, at: now + 3600 + 61))
  }

  /// A process could be killed right after the jump, and nobody would get its windows for an hour.
  @Test(arguments: [3600.0, -3600]) func jumpOfTheClockMovesNoLease(seconds: TimeInterval) throws {
    let address = try makeDatabase()
    let jump = Locked(0.0)
    let store = try PostgreSQLSessionStore(address: address) { jump.withLock { Date() + $0 } }
    let lease = try store.beginLease(until: Date() + 60)
    _ = try store.save([change("")], for: lease)
    jump.withLock { $0 = seconds }
    try store.extend(lease, until: Date() + seconds + 60)
    let other = try PostgreSQLSessionStore(address: address)
    let otherLease = try other.beginLease(until: Date() + 60)
    #expect(try !other.take(.make(), for: otherLease, at: Date() + 30))
    #expect(try other.take(.make(), for: otherLease, at: Date() + 90))
  }

  @Test func transactionGoesOnWhenTheDatabaseIsBack() async throws {
    let server = try PostgresServer()
    defer { try? server.remove() }
    let store = try PostgreSQLSessionStore(address: server.makeDatabase())
    let lease = try store.beginLease(until: start)
    _ = try store.save([change("before")], for: lease)
    server.stop()
    async let rejected = store.save([change("after")], for: lease)
    try server.start()
    #expect(try await rejected == [])
    #expect(try store.session(.make())?.values == ["value": Data("after".utf8)])
  }

  @Test func connectionThatTheDatabaseEndsIsMadeAgain() throws {
    let address = try makeDatabase()
    let store = try PostgreSQLSessionStore(address: address)
    let lease = try store.beginLease(until: start)
    try PostgresServer.shared.get().run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """,
      in: address
    )
    #expect(try store.save([change("after")], for: lease) == [])
  }

  @Test func databaseThatStaysAwayIsAnErrorAfterALimit() throws {
    let server = try PostgresServer()
    defer { try? server.remove() }
    let store = try PostgreSQLSessionStore(address: server.makeDatabase())
    server.stop()
    store.limitWaiting(to: .milliseconds(100))
    #expect(throws: (any Error).self) { try store.beginLease(until: start) }
    store.limitWaiting(to: nil)
    try server.start()
    #expect(try store.beginLease(until: start).number > 0)
  }

  @Test func databaseThatIsNotThereIsAnErrorWithTheReason() throws {
    let address = try makeDatabase().replacing("/test_", with: "/no_")
    do {
      _ = try PostgreSQLSessionStore(address: address)
      Issue.record("There was no error.")
    } catch {
      #expect("\(error)".contains("does not exist"))
    }
  }

  /// Several processes take one session from each other as fast as they can, and each counts up from what it finds.
  @Test func noUpdateIsLostBetweenOwnersThatTakeASessionFromEachOther() async throws {
    let address = try makeDatabase()
    let first = try PostgreSQLSessionStore(address: address)
    _ = try first.save([change("0")], for: first.beginLease(until: start))
    let saved = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...4 {
        group.addTask {
          let store = try PostgreSQLSessionStore(address: address)
          // A lease that has ended already, so that each of them may take the session at any time.
          let lease = try store.beginLease(until: start)
          var count = 0
          for _ in 1...50 {
            let taken = try store.take([.make()], for: lease, at: start)
            guard let text = taken.first?.values["value"],
              let number = Int(String(decoding: text, as: UTF8.self))
            else { continue }
            if try store.save([change("\(number + 1)")], for: lease).isEmpty { count += 1 }
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    let value = try first.session(.make())?.values["value"]
    #expect(value == Data("\(saved)".utf8))
    #expect(saved > 0)
  }
}
