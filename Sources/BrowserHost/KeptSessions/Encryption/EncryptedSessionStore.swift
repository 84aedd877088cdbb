import Crypto
package import Foundation

/// Kept sessions that another store keeps encrypted.
///
/// Values are encrypted, and so is the owner of a session: its browser and its user. A value cannot be read as that of
/// another session or of another owner. The names of values, the times, the numbers of events and the hashes of browsers
/// stay as they are.
///
/// A value that no key decrypts is one that no build can decode: the window begins anew, and the bytes stay for the
/// developer.
package struct EncryptedSessionStore: Sendable {
  private let store: any KeptSessionStore
  private let keys: SessionKeys
  private let onUnknownKey: @Sendable () -> Void

  /// - Parameters:
  ///   - store: The store that keeps what is encrypted.
  ///   - keys: The keys.
  ///   - onUnknownKey: Called with each session of which no key decrypts all.
  package init(
    _ store: any KeptSessionStore,
    keys: SessionKeys,
    onUnknownKey: @escaping @Sendable () -> Void = {}
  ) {
    self.store = store
    self.keys = keys
    self.onUnknownKey = onUnknownKey
  }

  /// The browser and the user of a session.
  ///
  /// They are encrypted together with its id. Otherwise somebody who can write into the store could make a session that of
  /// another browser.
  private struct Owner: Codable {
    let browser: String
    let user: String?
    let userDigest: String?

    /// A hash at the beginning of each value, so that it is not read for another owner of the same session.
    func hash() throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try Data(SHA256.hash(data: encoder.encode(self)))
    }
  }

  private static let owner = "owner"

  private func sealed(_ change: SessionChange) throws -> SessionChange {
    let (session, id) = (change.session, change.session.id)
    var sealed = change
    let owner = Owner(
      browser: session.browser,
      user: session.user,
      userDigest: session.userDigest
    )
    sealed.session.user = session.user.flatMap { keys.codes(ofUser: $0).first }
    sealed.session.userDigest =
      try keys
      .seal(JSONEncoder().encode(owner), as: Self.owner, of: id).base64EncodedString()
    let hash = try owner.hash()
    for (name, bytes) in session.values {
      sealed.session.values[name] = try keys.seal(hash + bytes, as: Self.place(of: name), of: id)
    }
    for (name, bytes) in change.unreadable {
      sealed.unreadable[name] =
        try bytes.withoutMark ?? keys.seal(hash + bytes, as: Self.place(of: name), of: id)
    }
    return sealed
  }

  /// Decrypts a value.
  ///
  /// - Returns: The hash of its owner, and the value, or `nil` if no key decrypts it.
  private func opened(
    _ bytes: Data,
    named name: String,
    of id: SessionID
  ) -> (hash: Data, value: Data)? {
    guard let opened = keys.open(bytes, as: Self.place(of: name), of: id),
      opened.count >= SHA256.byteCount
    else { return nil }
    return (opened.prefix(SHA256.byteCount), Data(opened.dropFirst(SHA256.byteCount)))
  }

  private func opened(_ session: KeptSession) -> KeptSession {
    var opened = session
    let owner = owner(of: session)
    opened.browser = owner?.browser ?? session.browser
    opened.user = owner?.user
    opened.userDigest = owner?.userDigest
    opened.hasUnknownUser = owner == nil
    let hash = try? owner?.hash()
    let values = session.values.map { name, bytes in
      let found = self.opened(bytes, named: name, of: session.id)
      return (name, found?.hash == hash ? found?.value : nil)
    }
    for (name, value) in values { opened.values[name] = value ?? session.values[name]?.marked }
    if values.contains(where: { $0.1 == nil }) { onUnknownKey() }
    return opened
  }

  private func owner(of session: KeptSession) -> Owner? {
    guard let bytes = session.userDigest.flatMap({ Data(base64Encoded: $0) }),
      let owner = keys.open(bytes, as: Self.owner, of: session.id)
    else { return nil }
    return try? JSONDecoder().decode(Owner.self, from: owner)
  }

  /// The name of a value among all that is encrypted of a session.
  private static func place(of name: String) -> String { "value \(name)" }
}

extension EncryptedSessionStore: KeptSessionStore {
  package func limitWaiting(to time: Duration?) { store.limitWaiting(to: time) }

  package func facts(of ids: Set<SessionID>) throws -> [KeptSession] {
    try store.facts(of: ids).map(opened)
  }

  package func sessions(_ ids: Set<SessionID>) throws -> [KeptSession] {
    try store.sessions(ids).map(opened)
  }

  package func save(
    _ changes: [SessionChange],
    for lease: SessionLease
  ) throws -> Set<SessionID> {
    try store.save(changes.map(sealed), for: lease)
  }

  package func removeSessions(
    ofUser user: String,
    in browser: String?,
    for lease: SessionLease,
    at now: Date
  ) throws {
    // Sessions that were saved with a former key, or before the encryption, are among them.
    for code in keys.codes(ofUser: user) + [user] {
      try store.removeSessions(ofUser: code, in: browser, for: lease, at: now)
    }
  }

  package func unreadableValues() throws -> [UnreadableValue] {
    try store.unreadableValues().map { value in
      var opened = value
      opened.bytes =
        self.opened(value.bytes, named: value.name, of: value.session)?.value ?? value.bytes
      return opened
    }
  }

  // MARK: What has nothing to encrypt

  package func commonSecret() throws -> String {
    try store.commonSecret()
  }

  package func beginLease(until end: Date) throws -> SessionLease {
    try store.beginLease(until: end)
  }

  package func extend(_ lease: SessionLease, until end: Date) throws {
    try store.extend(lease, until: end)
  }

  package func take(
    _ ids: Set<SessionID>,
    for lease: SessionLease,
    at now: Date
  ) throws -> [KeptSession] {
    try store.take(ids, for: lease, at: now).map(opened)
  }

  package func requestHandover(of ids: Set<SessionID>) throws {
    try store.requestHandover(of: ids)
  }

  package func requestedHandovers(of lease: SessionLease) throws -> Set<SessionID> {
    try store.requestedHandovers(of: lease)
  }

  package func confirm(
    _ ids: Set<SessionID>,
    for lease: SessionLease
  ) throws -> Set<SessionID> {
    try store.confirm(ids, for: lease)
  }

  package func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) throws {
    try store.release(ids, of: lease, at: now)
  }

  package func remove(_ ids: Set<SessionID>, for lease: SessionLease) throws {
    try store.remove(ids, for: lease)
  }

  package func removeSessions(notSeenSince time: Date) throws {
    try store.removeSessions(notSeenSince: time)
  }
}

extension Data {
  /// A beginning that is no text, so that no value can be decoded from it.
  private static let mark = Data([0xC0, 0xC0])

  /// Bytes that no key decrypts, in the place of a value.
  fileprivate var marked: Data { Self.mark + self }

  /// The bytes that were marked, or `nil` if they were not.
  fileprivate var withoutMark: Data? {
    starts(with: Self.mark) ? Data(dropFirst(Self.mark.count)) : nil
  }
}
