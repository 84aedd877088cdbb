import BrowserHost
import Foundation
import GRDB
import PostgreSQLSessions
import PostgresServer
import SQLiteSessions
import Testing

/// The behavior of every store of kept sessions.
struct KeptSessionStoreTests {
  enum Kind: CaseIterable {
    case memory
    case sqlite
    case postgres
    /// A file that is encrypted.
    case encrypted

    /// All kinds, or all but PostgreSQL where 'PostgreSQLSessionStoreTests' says that it is not tested.
    static var tested: [Kind] { allCases.filter { $0 != .postgres || PostgresServer.isExpected } }
  }

  private let folder = TemporaryFolder()
  private let start = Date(timeIntervalSince1970: 1_000)

  private func makeStore(_ kind: Kind) throws -> any KeptSessionStore {
    switch kind {
    case .memory: MemorySessionStore()
    case .sqlite: try SQLiteSessionStore(path: folder.path("sessions.sqlite"))
    case .postgres: try PostgreSQLSessionStore(address: PostgresServer.shared.get().makeDatabase())
    case .encrypted:
      EncryptedSessionStore(
        try SQLiteSessionStore(path: folder.path("sessions.sqlite")),
        keys: try SessionKeys(Data(repeating: 7, count: 32).base64EncodedString(), path: "keys")
      )
    }
  }

  private func change(
    _ digit: Character = "a",
    event: Int = 0,
    seen: Date? = nil,
    _ values: [String: String] = [:],
    unreadable: [String: String] = [:]
  ) -> SessionChange {
    SessionChange(
      KeptSession(
        id: .make(digit),
        browser: "browser",
        user: "anna",
        userDigest: "digest",
        build: "1",
        lastEvent: event,
        lastSeen: seen ?? start,
        values: values.mapValues { Data($0.utf8) }
      ),
      unreadable: unreadable.mapValues { Data($0.utf8) }
    )
  }

  @Test(arguments: Kind.tested)
  func sessionIsReadAsItWasSaved(kind: Kind) throws {
    let store = try makeStore(kind)
    let lease = try store.beginLease(until: start)
    let saved = change(event: 3, ["store/app": "{}", "scene/count/Int": "1"])
    #expect(try store.save([saved, change("b")], for: lease) == [])
    #expect(try store.session(.make("a")) == saved.session)
    #expect(try store.session(.make("b"))?.values == [:])
    #expect(try store.session(.make("c")) == nil)
  }

  /// A page of one process may connect to another one.
  @Test(arguments: [Kind.sqlite, .postgres, .encrypted].filter(Kind.tested.contains))
  func processesShareASecret(kind: Kind) throws {
    let other = try makeStore(.memory).commonSecret()
    let address = try kind == .postgres ? PostgresServer.shared.get().makeDatabase() : nil
    let secrets = try (1...2).map { _ in
      guard let address else { return try makeStore(kind).commonSecret() }
      return try PostgreSQLSessionStore(address: address).commonSecret()
    }
    #expect(secrets[0] == secrets[1])
    #expect(secrets[0].count == 64)
    #expect(secrets[0] != other)
  }

  @Test(arguments: Kind.tested)
  func manySessionsAreFoundAndTakenTogether(kind: Kind) throws {
    let store = try makeStore(kind)
    let (ended, running) = (
      try store.beginLease(until: start), try store.beginLease(until: start + 60)
    )
    let own = try store.beginLease(until: start + 60)
    let saved = [change("a", event: 1, ["one": "1", "two": "2"]), change("b", event: 2)]
    _ = try store.save(saved, for: ended)
    _ = try store.save([change("c", ["one": "3"])], for: running)
    let ids: Set<SessionID> = [.make("a"), .make("b"), .make("c"), .make("f")]
    let facts = try store.facts(of: ids)
    #expect(Set(facts.map(\.id)) == ids.subtracting([.make("f")]))
    #expect(facts.allSatisfy { $0.values.isEmpty && $0.userDigest == "digest" })
    let taken = try store.take(ids, for: own, at: start)
    #expect(Set(taken.map(\.id)) == [.make("a"), .make("b")])
    #expect(Set(taken.map(\.values.count)) == [2, 0])
    let sessions = try store.sessions([.make("a"), .make("b")])
    #expect(
      Dictionary(sessions.map { ($0.id, $0.values) }) { $1 } == [
        .make("a"): ["one": Data("1".utf8), "two": Data("2".utf8)], .make("b"): [:],
      ]
    )
    #expect(Set(sessions.map(\.lastEvent)) == [1, 2])
  }

  @Test(arguments: Kind.tested)
  func laterValueReplacesTheFormerOneAlone(kind: Kind) throws {
    let store = try makeStore(kind)
    let lease = try store.beginLease(until: start)
    _ = try store.save([change(event: 1, ["one": "1", "two": "1"])], for: lease)
    _ = try store.save([change(event: 2, ["two": "2"])], for: lease)
    let session = try store.session(.make("a"))
    #expect(session?.lastEvent == 2)
    #expect(session?.values == ["one": Data("1".utf8), "two": Data("2".utf8)])
  }

  @Test(arguments: Kind.tested)
  func sessionIsTakenWhenTheLeaseOfItsOwnerHasEnded(kind: Kind) throws {
    let store = try makeStore(kind)
    let first = try store.beginLease(until: start + 2)
    let second = try store.beginLease(until: start + 60)
    #expect(second.number > first.number)
    _ = try store.save([change()], for: first)
    #expect(try store.take(.make("a"), for: first, at: start))
    #expect(try !store.take(.make("a"), for: second, at: start + 1))
    try store.extend(first, until: start + 4)
    #expect(try !store.take(.make("a"), for: second, at: start + 3))
    #expect(try store.take(.make("a"), for: second, at: start + 4))
    #expect(try !store.take(.make("a"), for: first, at: start + 5))
    #expect(try !store.take(.make("f"), for: second, at: start))
  }

  @Test(arguments: Kind.tested)
  func ownerLearnsThatASessionIsWantedAndGivesItUp(kind: Kind) throws {
    let store = try makeStore(kind)
    let first = try store.beginLease(until: start + 1_000)
    let second = try store.beginLease(until: start + 1_000)
    _ = try store.save([change(), change("b")], for: first)
    #expect(try !store.take(.make("a"), for: second, at: start))
    #expect(try store.requestedHandovers(of: first) == [])
    try store.requestHandover(of: [.make("a"), .make("f")])
    try store.requestHandover(of: [.make("a")])
    #expect(try store.requestedHandovers(of: first) == [.make("a")])
    #expect(try store.requestedHandovers(of: second) == [])
    // Another process cannot give it up.
    try store.release([.make("a")], of: second, at: start)
    #expect(try !store.take(.make("a"), for: second, at: start))
    try store.release([.make("a")], of: first, at: start + 100)
    #expect(try store.session(.make("a"))?.lastSeen == start + 100)
    #expect(try store.take(.make("a"), for: second, at: start))
    #expect(try store.requestedHandovers(of: first) == [])
    #expect(try store.requestedHandovers(of: second) == [])
    #expect(try store.save([change()], for: first) == [.make("a")])
  }

  @Test(arguments: Kind.tested)
  func confirmedSessionIsNoLongerWantedAndOnlyItsOwnerConfirmsIt(kind: Kind) throws {
    let store = try makeStore(kind)
    let first = try store.beginLease(until: start + 1)
    let second = try store.beginLease(until: start + 60)
    _ = try store.save([change(), change("b")], for: first)
    try store.requestHandover(of: [.make("a"), .make("b")])
    #expect(try !store.confirm(.make("a"), for: second))
    #expect(try store.requestedHandovers(of: first) == [.make("a"), .make("b")])
    #expect(try store.confirm(.make("a"), for: first))
    #expect(try store.requestedHandovers(of: first) == [.make("b")])
    #expect(try store.take(.make("a"), for: second, at: start + 1))
    #expect(try !store.confirm(.make("a"), for: first))
    #expect(try store.confirm(.make("f"), for: first))
  }

  @Test(arguments: Kind.tested)
  func lateWriteOfAFormerOwnerIsRejected(kind: Kind) throws {
    let store = try makeStore(kind)
    let first = try store.beginLease(until: start)
    let second = try store.beginLease(until: start + 60)
    _ = try store.save([change(event: 1, ["value": "first"]), change("b")], for: first)
    #expect(try store.take(.make("a"), for: second, at: start))
    _ = try store.save([change(event: 2, ["value": "second"])], for: second)
    try store.extend(first, until: start + 60)
    let late = change(event: 9, ["value": "late"], unreadable: ["value": "late"])
    #expect(try store.save([late, change("b", event: 5)], for: first) == [.make("a")])
    try store.remove([.make("a")], for: first)
    #expect(try store.session(.make("a"))?.values == ["value": Data("second".utf8)])
    #expect(try store.session(.make("a"))?.lastEvent == 2)
    #expect(try store.session(.make("b"))?.lastEvent == 5)
    #expect(try store.unreadableValues() == [])
  }

  @Test(arguments: Kind.tested)
  func removedSessionIsGone(kind: Kind) throws {
    let store = try makeStore(kind)
    let lease = try store.beginLease(until: start)
    _ = try store.save([change("a", ["value": "1"]), change("b")], for: lease)
    try store.remove([.make("a")], for: lease)
    #expect(try store.session(.make("a")) == nil)
    #expect(try store.session(.make("b")) != nil)
    _ = try store.save([change()], for: lease)
    #expect(try store.session(.make("a"))?.values == [:])
  }

  @Test(arguments: Kind.tested)
  func sessionsOfAUserAreRemovedUnlessAnotherProcessRunsThem(kind: Kind) throws {
    let store = try makeStore(kind)
    let (ended, running) = (
      try store.beginLease(until: start), try store.beginLease(until: start + 60)
    )
    let own = try store.beginLease(until: start + 60)
    let sessions: [(SessionLease, Character)] = [(ended, "a"), (running, "b"), (own, "c")]
    for (lease, digit) in sessions {
      _ = try store.save([change(digit)], for: lease)
    }
    try store.removeSessions(ofUser: "bob", in: nil, for: own, at: start)
    try store.removeSessions(ofUser: "anna", in: "other", for: own, at: start)
    #expect(try store.session(.make("a")) != nil)
    try store.removeSessions(ofUser: "anna", in: "browser", for: own, at: start)
    #expect(try store.session(.make("a")) == nil)
    #expect(try store.session(.make("b")) != nil)
    #expect(try store.session(.make("c")) == nil)
    try store.removeSessions(ofUser: "anna", in: nil, for: running, at: start)
    #expect(try store.session(.make("b")) == nil)
  }

  @Test(arguments: Kind.tested)
  func sessionIsRemovedWhenNoProcessHasHadItForLong(kind: Kind) throws {
    let store = try makeStore(kind)
    let first = try store.beginLease(until: start + 10)
    let second = try store.beginLease(until: start + 100)
    _ = try store.save([change(), change("b", seen: start + 50)], for: first)
    _ = try store.save([change("c")], for: second)
    #expect(try store.session(.make("a"))?.lastSeen == start + 10)
    try store.removeSessions(notSeenSince: start + 10)
    #expect(try store.session(.make("a")) != nil)
    try store.removeSessions(notSeenSince: start + 20)
    #expect(try store.session(.make("a")) == nil)
    #expect(try store.session(.make("b")) != nil)
    // Its owner still runs.
    #expect(try store.session(.make("c")) != nil)
  }

  @Test(arguments: Kind.tested)
  func valuesThatCannotBeDecodedStayForTheDeveloper(kind: Kind) throws {
    let store = try makeStore(kind)
    let lease = try store.beginLease(until: start)
    for number in 1...101 {
      _ = try store.save([change(unreadable: ["store/\(number)": "\(number)"])], for: lease)
    }
    let values = try store.unreadableValues()
    #expect(values.map(\.name) == (2...101).map { "store/\($0)" })
    #expect(
      values.last
        == UnreadableValue(session: .make("a"), name: "store/101", bytes: Data("101".utf8))
    )
  }
}

/// The additions of the file.
struct SQLiteSessionStoreTests {
  private let folder = TemporaryFolder()
  private let start = Date(timeIntervalSince1970: 1_000)

  private func save(in store: SQLiteSessionStore) throws {
    let lease = try store.beginLease(until: start)
    let session = KeptSession(
      id: .make(),
      browser: "browser",
      lastSeen: start,
      values: ["value": Data(repeating: 7, count: 100_000)]
    )
    _ = try store.save([SessionChange(session)], for: lease)
  }

  @Test func sessionIsThereWhenTheFileIsOpenedAgain() throws {
    let path = folder.path("sessions.sqlite")
    try save(in: SQLiteSessionStore(path: path))
    let again = try SQLiteSessionStore(path: path)
    #expect(try again.session(.make())?.values["value"]?.count == 100_000)
    #expect(try again.beginLease(until: start).number == 2)
  }

  @Test func onlyItsOwnerReadsTheFile() throws {
    let path = folder.path("sessions.sqlite")
    let store = try SQLiteSessionStore(path: path)
    try save(in: store)
    for name in [path, path + "-wal", path + "-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: name)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    withExtendedLifetime(store) {}
  }

  @Test func fileThatIsNoDatabaseIsRefusedAndStays() throws {
    let path = folder.path("letter.txt")
    let text = Data(repeating: UInt8(ascii: "a"), count: 5_000)
    try text.write(to: URL(filePath: path))
    #expect(throws: (any Error).self) { try SQLiteSessionStore(path: path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == text)
  }

  @Test func damagedFileIsRefused() throws {
    let path = folder.path("sessions.sqlite")
    try save(in: SQLiteSessionStore(path: path))
    let file = try FileHandle(forUpdating: URL(filePath: path))
    let end = try file.seekToEnd()
    for offset in stride(from: UInt64(4_096), to: end, by: 1_024) {
      try file.seek(toOffset: offset)
      try file.write(contentsOf: Data(repeating: 0xAA, count: 1_024))
    }
    try file.close()
    #expect(throws: (any Error).self) { try SQLiteSessionStore(path: path) }
  }

  /// Another program has written into the file.
  @Test(arguments: [
    "UPDATE session SET browser = x'ff'", "UPDATE session SET lastEvent = 'many'",
    "UPDATE session SET lastEvent = -1", "UPDATE session SET lastSeen = 'today'",
    "UPDATE session SET build = x'c0'",
  ])
  func damagedSessionIsNoSession(sql: String) throws {
    let path = folder.path("sessions.sqlite")
    let store = try SQLiteSessionStore(path: path)
    try save(in: store)
    try change(path, sql)
    #expect(try store.session(.make()) == nil)
    #expect(try !store.take(.make(), for: store.beginLease(until: start), at: start))
  }

  @Test func damagedValueIsNoValue() throws {
    let path = folder.path("sessions.sqlite")
    let store = try SQLiteSessionStore(path: path)
    try save(in: store)
    try change(path, "INSERT INTO value VALUES ((SELECT id FROM session), 'other', 1.5)")
    #expect(try store.session(.make())?.values.keys.sorted() == ["value"])
  }

  private func change(_ path: String, _ sql: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
  }

  @Test func plantedLinkIsNotFollowed() throws {
    let (path, target) = (folder.path("sessions.sqlite"), folder.path("target"))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(throws: (any Error).self) { try SQLiteSessionStore(path: path) }
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func plantedPipeIsNotWaitedFor() throws {
    let path = folder.path("sessions.sqlite")
    #expect(mkfifo(path, 0o600) == 0)
    #expect {
      try SQLiteSessionStore(path: path)
    } throws: {
      "\($0)" == "It is no file."
    }
  }

  @Test func fileOfTheFirstVersionIsRead() throws {
    let path = folder.path("sessions.sqlite")
    try save(in: SQLiteSessionStore(path: path))
    try change(
      path,
      """
      ALTER TABLE session DROP COLUMN userDigest;
      DELETE FROM grdb_migrations WHERE identifier = '2'
      """
    )
    let session = try SQLiteSessionStore(path: path).session(.make())
    #expect(session?.values.count == 1)
    #expect(session?.userDigest == nil)
  }

  @Test func fileThatCannotBeOpenedIsRefusedWithTheReason() throws {
    #expect {
      try SQLiteSessionStore(path: folder.path("missing/sessions.sqlite"))
    } throws: {
      "\($0)" == "No such file or directory"
    }
  }
}

/// A folder that is removed with the test.
final class TemporaryFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
