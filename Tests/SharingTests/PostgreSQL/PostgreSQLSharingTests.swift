import ConcurrencyExtras
import Dependencies
import Foundation
import PostgresServer
import Sharing
import Testing

@testable import PostgreSQLSharing

/// Values in a real database, which several machines share.
@MainActor
@Suite(.needsPostgreSQL, .timeLimit(.minutes(5)))
struct PostgreSQLSharingTests {
  private func makeDatabase() throws -> String { try PostgresServer.shared.get().makeDatabase() }

  private func run(_ statement: String, in address: String) throws -> String {
    try PostgresServer.shared.get().run(statement, in: address)
  }

  @Test func otherMachineSeesAChange() async throws {
    let address = try makeDatabase()
    let first = Machine(address).shared([String]())
    let second = Machine(address).shared([String]())
    first.withLock { $0.append("bread") }
    await wait { second.wrappedValue == ["bread"] }
    second.withLock { $0.append("milk") }
    await wait { first.wrappedValue == ["bread", "milk"] }
  }

  @Test func newPropertyBeginsWithTheSavedValue() async throws {
    let address = try makeDatabase()
    let first = Machine(address).shared([String]())
    first.withLock { $0.append("bread") }
    try await first.save()
    #expect(Machine(address).shared(["default"]).wrappedValue == ["bread"])
    #expect(Machine(address).shared(["default"], "other").wrappedValue == ["default"])
  }

  @Test func changeStartsFromTheNewestValue() async throws {
    let address = try makeDatabase()
    let first = Machine(address).shared([String]())
    let second = Machine(address).shared([String]())
    first.withLock { $0.append("bread") }
    // The main actor is busy since, so no notification has arrived.
    second.withLock { $0.append("milk") }
    #expect(second.wrappedValue == ["bread", "milk"])
  }

  @Test func valueIsReadableInTheDatabase() async throws {
    let address = try makeDatabase()
    let list = Machine(address).shared([String](), #"a\b:c"#)
    list.withLock { $0.append("it's") }
    try await list.save()
    let row = try run("SELECT name, value->>0 FROM shared_value", in: address)
    #expect(row == #"a\\b:c|it's"#)
  }

  @Test func anyNameIsNotified() async throws {
    let address = try makeDatabase()
    for name in ["", #"\"#, "a\0b", "1:2:", "é\u{1F600}", "'; DROP TABLE shared_value; --"] {
      let first = Machine(address).shared(0, name)
      let second = Machine(address).shared(0, name)
      first.withLock { $0 = 1 }
      await wait { second.wrappedValue == 1 }
    }
  }

  @Test func valueOfManyMegabytesIsShared() async throws {
    let address = try makeDatabase()
    let first = Machine(address).shared("")
    let second = Machine(address).shared("")
    let large = String(repeating: "x", count: 9_000_000)
    first.withLock { $0 = large }
    await wait { second.wrappedValue == large }
  }

  /// A change is lost where the database answers a machine too late, as on a busy one, and then the machine says so.
  @Test func noChangeOfManyMachinesAndThreadsIsLostSilently() async throws {
    let address = try makeDatabase()
    let lists = (0..<4).map { _ in Machine(address).shared([Int]()) }
    await withTaskGroup(of: Void.self) { group in
      for (machine, list) in lists.enumerated() {
        for thread in 0..<2 {
          group.addTask {
            await blocking {
              for number in 0..<50 {
                list.withLock { $0.append((machine * 2 + thread) * 50 + number) }
              }
            }
          }
        }
      }
    }
    var losers: Set<Int> = []
    for (machine, list) in lists.enumerated() where await losesChange(list) {
      losers.insert(machine)
    }
    let saved = Machine(address).shared([Int]()).wrappedValue
    #expect(saved.count == Set(saved).count)
    #expect(Set(0..<400).subtracting(saved).filter { !losers.contains($0 / 100) } == [])
    for list in lists { await wait { list.wrappedValue == saved } }
  }

  /// Waits until all changes of a property are saved or lost, and returns whether one is lost.
  private func losesChange(_ list: Shared<[Int]>) async -> Bool {
    while true {
      do {
        try await list.save()
        return false
      } catch is RowConflict {
        return true
      } catch {
        await wait { list.saveError == nil || list.saveError is RowConflict }
      }
    }
  }

  @Test func noChangeOfTwoProcessesIsLost() async throws {
    let address = try makeDatabase()
    let list = Machine(address).shared([String]())
    let first = try ChildProcess("append-row", address, "first", "500")
    let second = try ChildProcess("append-row", address, "second", "500")
    let acknowledged = await first.remainingLines() + second.remainingLines()
    #expect(acknowledged.count == 1_000)
    await wait { list.wrappedValue.count == 1_000 }
    #expect(Set(list.wrappedValue) == Set(acknowledged))
    #expect(
      list.wrappedValue.filter { $0.hasPrefix("first") } == (0..<500).map { "first-\($0)" }
    )
  }

  @Test func processThatIsKilledLosesNothingThatItAcknowledgedAndBlocksNobody() async throws {
    let address = try makeDatabase()
    let list = Machine(address).shared([String]())
    let process = try ChildProcess("append-row", address, "killed", "100000")
    var acknowledged: [String] = []
    for _ in 0..<20 { acknowledged.append(try #require(await process.nextLine())) }
    process.killNow()
    list.withLock { $0.append("after") }
    try await list.save()
    #expect(Set(acknowledged).isSubset(of: list.wrappedValue))
    #expect(list.wrappedValue.last == "after")
  }

  @Test func processThatExitsFinishesItsWrite() async throws {
    let address = try makeDatabase()
    let process = try ChildProcess("exit-row", address)
    _ = await process.remainingLines()
    #expect(Machine(address).shared([String]()).wrappedValue == ["on exit"])
  }

  @Test func valueThatCannotBeDecodedIsAnErrorAndIsKept() async throws {
    let address = try makeDatabase()
    let list = Machine(address).shared([String]())
    list.withLock { $0.append("bread") }
    try await list.save()
    _ = try run(
      """
      UPDATE shared_value SET version = nextval('shared_version'), value = '{"new": 1}';
      SELECT pg_notify('shared_value', version || ':list') FROM shared_value
      """,
      in: address
    )
    await wait { list.loadError is DecodingError }
    #expect(list.wrappedValue == ["bread"])
    list.withLock { $0.append("milk") }
    await #expect(throws: (any Error).self) { try await list.save() }
    #expect(list.saveError.map { "\($0)" }?.contains("cannot decode 'list'") == true)
    #expect(try run("SELECT value FROM shared_value", in: address) == #"{"new": 1}"#)
    // The new version of the app writes what this one can read.
    Machine(address).shared(["new": 1]).withLock { $0 = [:] }
    _ = try run(
      """
      UPDATE shared_value SET version = nextval('shared_version'), value = '["new"]';
      SELECT pg_notify('shared_value', version || ':list') FROM shared_value
      """,
      in: address
    )
    await wait { list.wrappedValue == ["new"] && list.loadError == nil }
    list.withLock { $0.append("milk") }
    try await list.save()
    #expect(list.saveError == nil)
  }

  @Test func notificationsOfOtherFormsAreIgnored() async throws {
    let address = try makeDatabase()
    let first = Machine(address).shared(0)
    let second = Machine(address).shared(0)
    for text in ["", ":", "x:list", "99999999999999999999:list", "7:unknown"] {
      _ = try run("SELECT pg_notify('shared_value', '\(text)')", in: address)
    }
    first.withLock { $0 = 1 }
    await wait { second.wrappedValue == 1 }
  }

  @Test func deletedValueCanBeWrittenAgain() async throws {
    let address = try makeDatabase()
    let first = Machine(address).shared([String]())
    let second = Machine(address).shared([String]())
    first.withLock { $0.append("bread") }
    await wait { second.wrappedValue == ["bread"] }
    _ = try run("DELETE FROM shared_value", in: address)
    first.withLock { $0.append("milk") }
    await wait { second.wrappedValue == ["milk"] }
  }

  @Test func connectionsThatTheDatabaseEndsAreMadeAgain() async throws {
    let address = try makeDatabase()
    let first = Machine(address).shared([String]())
    let second = Machine(address).shared([String]())
    first.withLock { $0.append("bread") }
    await wait { second.wrappedValue == ["bread"] }
    _ = try run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """,
      in: address
    )
    first.withLock { $0.append("milk") }
    await wait { second.wrappedValue == ["bread", "milk"] && first.saveError == nil }
    await wait { first.loadError == nil && second.loadError == nil }
  }
}
