import ConcurrencyExtras
import Foundation
import PostgresServer
import Testing

@testable import PostgreSQLSharing

/// The connections of a process to a database.
@Suite(.needsPostgreSQL, .timeLimit(.minutes(1)))
struct PostgresRowStoreTests {
  @Test func usesFailWithoutAnAttemptToConnectWhileTheDatabaseIsAway() throws {
    let server = try ClosingServer()
    let store = PostgresRowStore(server.address)
    #expect(throws: (any Error).self) { try store.read("list") }
    let attempts = server.attempts
    #expect(attempts > 0)
    #expect(throws: (any Error).self) { try store.read("list") }
    #expect(throws: (any Error).self) { try store.begin("list", before: .distantFuture) }
    #expect(server.attempts == attempts)
  }

  @Test func numberOfConnectionsIsLimited() throws {
    let store = PostgresRowStore(try PostgresServer.shared.get().makeDatabase())
    var transactions = try (0..<PostgresRowStore.limit).map {
      try store.begin("\($0)", before: .distantFuture)
    }
    #expect(throws: NoFreeConnection.self) { try store.begin("list", before: .now) }
    transactions.removeLast().cancel()
    #expect(throws: Never.self) { try store.begin("list", before: .now) }
    for transaction in transactions { transaction.cancel() }
  }

  @Test func databaseThatTakesNoMoreConnectionsIsNotAway() async throws {
    let server = try PostgresServer.shared.get()
    let address = try server.makeDatabase()
    let role = "machine_\(UUID().uuidString.prefix(8).lowercased())"
    try server.run("CREATE ROLE \(role) LOGIN; GRANT ALL ON SCHEMA public TO \(role)", in: address)
    let store = PostgresRowStore(address.replacing("app@", with: "\(role)@"))
    let observer = Observer()
    store.start(for: observer)
    for await _ in observer.received { break }
    let first = try store.begin("a", before: .distantFuture)
    try server.run("ALTER ROLE \(role) CONNECTION LIMIT 2", in: address)
    let error = #expect(throws: (any Error).self) {
      try store.begin("b", before: .distantFuture)
    }
    #expect(error.map { "\($0)" }?.contains("too many connections") == true)
    first.cancel()
    #expect(throws: Never.self) { try store.begin("b", before: .distantFuture) }
  }
}

private final class Observer: RowObserver {
  let received: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (received, continuation) = AsyncStream.makeStream()
  }

  var names: [String] { ["a"] }

  func needs(_ name: String, version: Int) -> Bool { false }

  func receive(_ rows: [String: Row]) { continuation.yield() }

  func lostDatabase(_ error: any Error) {}
}

/// A server that closes each connection at once, and counts them.
private final class ClosingServer {
  let address: String
  private let listener: Int32
  private let count = LockIsolated(0)

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isBound)
    address = """
      postgresql://app@127.0.0.1:\(UInt16(bigEndian: name.sin_port))/app\
      ?sslmode=disable&gssencmode=disable
      """
    Thread.detachNewThread { [count] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        count.withValue { $0 += 1 }
        close(connection)
      }
    }
  }

  deinit {
    // It ends the wait of the thread, too.
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var attempts: Int { count.value }
}
