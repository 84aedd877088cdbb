import BrowserHost
import ConcurrencyExtras
import Foundation
import GRDB
import SQLiteSessions
import Testing

/// Kept sessions that are encrypted.
///
/// 'KeptSessionStoreTests' has what all stores do.
struct EncryptedSessionStoreTests {
  private let folder = TemporaryFolder()
  private let start = Date(timeIntervalSince1970: 1_000)
  private let unknownKeys = Locked(0)
  private var path: String { folder.path("sessions.sqlite") }

  /// A store with keys of one repeated byte.
  private func makeStore(
    _ bytes: UInt8...,
    in store: (any KeptSessionStore)? = nil
  ) throws -> EncryptedSessionStore {
    let lines = bytes.map { Data(repeating: $0, count: 32).base64EncodedString() }
    return EncryptedSessionStore(
      try store ?? SQLiteSessionStore(path: path),
      keys: try SessionKeys(lines.joined(separator: "\n"), path: "keys")
    ) { [unknownKeys] in
      unknownKeys.withLock { $0 += 1 }
    }
  }

  private func session(
    _ digit: Character = "a",
    user: String? = "anna",
    _ values: [String: String] = ["store/app": "a secret"]
  ) -> KeptSession {
    KeptSession(
      id: .make(digit),
      browser: "browser \(digit)",
      user: user,
      userDigest: "digest",
      lastSeen: start,
      values: values.mapValues { Data($0.utf8) }
    )
  }

  @discardableResult
  private func save(
    _ sessions: KeptSession...,
    in store: some KeptSessionStore
  ) throws -> SessionLease {
    let lease = try store.beginLease(until: start)
    #expect(try store.save(sessions.map { SessionChange($0) }, for: lease) == [])
    return lease
  }

  private func change(_ sql: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
  }

  @Test func fileHasNothingOfTheUser() throws {
    let lease = try save(session(), in: makeStore(1))
    let unreadable = SessionChange(session("b"), unreadable: ["store/app": Data("a secret".utf8)])
    _ = try makeStore(1).save([unreadable], for: lease)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("")) {
      let bytes = try Data(contentsOf: URL(filePath: folder.path(name)))
      for text in ["secret", "anna", "digest"] {
        #expect(bytes.range(of: Data(text.utf8)) == nil, "\(name) has '\(text)'.")
      }
    }
    #expect(try makeStore(1).unreadableValues().map(\.bytes) == [Data("a secret".utf8)])
  }

  @Test func sameValueIsEncryptedInAnotherWayEachTime() throws {
    let file = try SQLiteSessionStore(path: path)
    let store = try makeStore(1, in: file)
    let lease = try save(session(), in: store)
    let first = try file.session(.make())
    _ = try store.save([SessionChange(session())], for: lease)
    let second = try file.session(.make())
    #expect(first?.values != second?.values)
    #expect(first?.userDigest != second?.userDigest)
    #expect(try store.session(.make()) == session())
  }

  @Test func formerKeyDecryptsAndTheFirstOneEncrypts() throws {
    try save(session(), in: makeStore(1))
    let rotated = try makeStore(2, 1)
    #expect(try rotated.session(.make()) == session())
    let lease = try rotated.beginLease(until: start)
    #expect(try rotated.take(.make(), for: lease, at: start))
    _ = try rotated.save([SessionChange(session())], for: lease)
    #expect(try makeStore(2).session(.make()) == session())
    #expect(unknownKeys.withLock(\.self) == 0)
  }

  @Test func loginEndsSessionsOfFormerKeysToo() throws {
    try save(session("a"), in: makeStore(1))
    let store = try makeStore(2, 1)
    let lease = try save(session("b"), session("c", user: "bob"), in: store)
    try store.removeSessions(ofUser: "anna", in: nil, for: lease, at: start)
    #expect(try store.facts(of: [.make("a"), .make("b"), .make("c")]).map(\.user) == ["bob"])
  }

  /// The window begins anew then, as after a build that cannot decode the state.
  @Test(arguments: [true, false])
  func valuesWithoutAKeyAreUnreadableAndStayAsTheyAre(isEncrypted: Bool) throws {
    let file = try SQLiteSessionStore(path: path)
    let former: any KeptSessionStore = isEncrypted ? try makeStore(1, in: file) : file
    try save(session(), in: former)
    let bytesBefore = try #require(try file.session(.make())?.values["store/app"])
    let store = try makeStore(2, in: file)
    let found = try #require(try store.session(.make()))
    #expect(found.hasUnknownUser)
    #expect(found.browser == "browser a")
    #expect(found.user == nil)
    #expect(found.userDigest == nil)
    let bytes = try #require(found.values["store/app"])
    #expect(String(validating: bytes, as: UTF8.self) == nil)
    #expect(unknownKeys.withLock(\.self) == 1)
    // The window leaves them to the developer.
    let lease = try store.beginLease(until: start)
    #expect(try store.take(.make(), for: lease, at: start))
    let change = SessionChange(session(), unreadable: ["store/app": bytes])
    _ = try store.save([change], for: lease)
    #expect(try store.session(.make()) == session())
    #expect(try file.unreadableValues().map(\.bytes) == [bytesBefore])
    #expect(
      try makeStore(1, in: file).unreadableValues().first?.bytes
        == (isEncrypted ? Data("a secret".utf8) : bytesBefore)
    )
  }

  /// Somebody who can write into the file reads nothing with it.
  @Test(arguments: [
    // The values of another session, and another value of the same one.
    "UPDATE value SET bytes = (SELECT bytes FROM value WHERE session LIKE 'a%' AND name = 'store/app')",
    "UPDATE value SET bytes = (SELECT bytes FROM value WHERE session LIKE 'b%' AND name = 'other')",
    // A value that was never encrypted.
    "UPDATE value SET bytes = CAST('{}' AS BLOB)", "UPDATE value SET bytes = x''",
    "UPDATE value SET bytes = x'01'",
  ])
  func movedValueIsUnreadable(sql: String) throws {
    let store = try makeStore(1)
    let values = ["store/app": "one", "other": "two"]
    try save(session("a", values), session("b", values), in: store)
    try change(sql + " WHERE session LIKE 'b%' AND name = 'store/app'")
    let found = try #require(try store.session(.make("b")))
    #expect(!found.hasUnknownUser)
    #expect(found.values["other"] == Data("two".utf8))
    let bytes = try #require(found.values["store/app"])
    #expect(String(validating: bytes, as: UTF8.self) == nil)
    #expect(try store.session(.make("a")) == session("a", values))
  }

  /// A process without the key cannot know the owner, and gives the window to another user of the browser.
  @Test func valueOfAFormerOwnerIsUnreadable() throws {
    let values = ["store/app": "one", "other": "two"]
    try save(session("a", values), in: makeStore(2))
    let store = try makeStore(1)
    let lease = try store.beginLease(until: start)
    #expect(try store.take(.make("a"), for: lease, at: start))
    _ = try store.save([SessionChange(session("a", user: "bob", ["store/app": "new"]))], for: lease)
    let found = try #require(try makeStore(1, 2).session(.make("a")))
    #expect(found.user == "bob")
    #expect(found.values["store/app"] == Data("new".utf8))
    let bytes = try #require(found.values["other"])
    #expect(String(validating: bytes, as: UTF8.self) == nil)
  }

  @Test func loginEndsSessionsFromBeforeTheEncryption() throws {
    try save(session(), in: SQLiteSessionStore(path: path))
    let store = try makeStore(1)
    let lease = try store.beginLease(until: start)
    try store.removeSessions(ofUser: "anna", in: nil, for: lease, at: start)
    #expect(try store.facts(of: [.make()]).isEmpty)
  }

  /// The owner is encrypted with the id of the session.
  @Test func sessionIsThatOfItsBrowserAndUserAlone() throws {
    let store = try makeStore(1)
    try save(session("a"), session("b", user: "bob"), in: store)
    try change(
      """
      UPDATE session SET browser = 'browser b', user = (SELECT user FROM session WHERE id LIKE 'b%')
      WHERE id LIKE 'a%'
      """
    )
    #expect(try store.session(.make("a")) == session("a"))
    try change(
      """
      UPDATE session SET userDigest = (SELECT userDigest FROM session WHERE id LIKE 'b%')
      WHERE id LIKE 'a%'
      """
    )
    // It may be that of the other browser now, and has no value that can be read.
    let taken = try #require(try store.session(.make("a")))
    #expect(taken.hasUnknownUser)
    #expect(taken.values.values.allSatisfy { String(validating: $0, as: UTF8.self) == nil })
  }
}
