import Foundation
import PostgresServer
import Sharing
import Testing

@testable import PostgreSQLSharing

/// Values whose database cannot be reached for a while.
@MainActor
@Suite(.needsPostgreSQL, .timeLimit(.minutes(5)))
struct AbsentDatabaseTests {
  @Test func changeIsSavedWhenTheServerIsBack() async throws {
    let server = try PostgresServer()
    defer { try? server.remove() }
    let address = try server.makeDatabase()
    let first = Machine(address).shared([String]())
    let second = Machine(address).shared([String]())
    first.withLock { $0.append("before") }
    await wait { second.wrappedValue == ["before"] }
    server.stop()
    await wait { first.loadError != nil && second.loadError != nil }
    first.withLock { $0.append("during") }
    first.withLock { $0.append("and again") }
    #expect(first.wrappedValue == ["before", "during", "and again"])
    #expect(second.wrappedValue == ["before"])
    await wait { first.saveError != nil }
    try server.start()
    await wait { second.wrappedValue == ["before", "during", "and again"] }
    await wait { first.saveError == nil && first.loadError == nil && second.loadError == nil }
    #expect(first.wrappedValue == ["before", "during", "and again"])
  }

  @Test func changeOfAnotherMachineMeanwhileIsKeptAndTheErrorStaysUntilItIsThrown() async throws {
    let door = try Door()
    let list = try await door.savedList()
    try door.close()
    await wait { list.loadError != nil }
    list.withLock { $0.append("mine") }
    await wait { list.saveError != nil }
    try door.run(
      """
      UPDATE shared_value
      SET version = nextval('shared_version'), value = '["before", "theirs"]'
      """
    )
    try door.open()
    await wait { list.wrappedValue == ["before", "theirs"] }
    await wait { list.saveError.map { "\($0)" }?.contains("Another process") == true }
    list.withLock { $0.append("mine") }
    await #expect(throws: RowConflict.self) { try await list.save() }
    try await list.save()
    #expect(list.wrappedValue == ["before", "theirs", "mine"])
    #expect(list.saveError == nil)
  }

  @Test func propertyThatIsMadeMeanwhileGetsItsValueLater() async throws {
    let door = try Door()
    _ = try await door.savedList()
    try door.close()
    let other = Machine(door.address).shared(["default"])
    #expect(other.wrappedValue == ["default"])
    #expect(other.loadError != nil)
    await #expect(throws: (any Error).self) { try await other.load() }
    try door.open()
    await wait { other.wrappedValue == ["before"] && other.loadError == nil }
  }

  @Test func changesThatWereMissedAreSeenLater() async throws {
    let door = try Door()
    let list = try await door.savedList()
    try door.close()
    await wait { list.loadError != nil }
    try door.run(
      "UPDATE shared_value SET version = nextval('shared_version'), value = '[\"missed\"]'"
    )
    try door.open()
    await wait { list.wrappedValue == ["missed"] && list.loadError == nil }
  }

  @Test func databaseThatIsNotThereIsAnErrorWithTheReason() throws {
    let address = try PostgresServer.shared.get().makeDatabase()
    let list = Machine(address.replacing("/test_", with: "/no_")).shared([String]())
    #expect(list.loadError.map { "\($0)" }?.contains("does not exist") == true)
  }

  @Test func databaseThatNobodyNamesIsAnErrorWithTheReason() {
    let list = withDependencies {
      $0.context = .live
    } operation: {
      Shared(wrappedValue: [String](), .postgres("list"))
    }
    #expect(list.loadError.map { "\($0)" }?.contains("DATABASE_URL") == true)
    list.withLock { $0.append("bread") }
    #expect(list.wrappedValue == ["bread"])
    #expect(list.saveError.map { "\($0)" }?.contains("DATABASE_URL") == true)
  }
}

/// The way of machines to a database, which can be closed while the tests use another one.
private struct Door {
  let address: String
  private let ownAddress: String
  private let role: String

  init() throws {
    ownAddress = try PostgresServer.shared.get().makeDatabase()
    role = "machine_\(UUID().uuidString.prefix(8).lowercased())"
    address = ownAddress.replacing("app@", with: "\(role)@")
    try run("CREATE ROLE \(role) LOGIN; GRANT ALL ON SCHEMA public TO \(role)")
  }

  /// A list of a machine with one saved element.
  @MainActor
  func savedList() async throws -> Shared<[String]> {
    let list = Machine(address).shared([String]())
    list.withLock { $0.append("before") }
    try await list.save()
    return list
  }

  func run(_ statement: String) throws {
    try PostgresServer.shared.get().run(statement, in: ownAddress)
  }

  func close() throws {
    try run("ALTER ROLE \(role) NOLOGIN")
    try run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)'"
    )
  }

  func open() throws {
    try run("ALTER ROLE \(role) LOGIN")
  }
}
