import Crypto
package import Foundation

/// A session as a store has it, from which another process can make its window anew.
package struct KeptSession: Equatable, Sendable {
  package let id: SessionID
  /// The browser of the session, see ``BrowserID/keptName``.
  package var browser: String
  /// The id of the user, if the app has authentication.
  package var user: String?
  /// The user with all claims, see ``ViewValues/WindowUser/keptDigest``.
  package var userDigest: String?
  /// Whether the store cannot tell whose session it is, because no key decrypts that.
  ///
  /// Then no value is readable either.
  package var hasUnknownUser = false
  /// The build of the app that saved the session.
  package var build: String
  /// The last event of the page whose changes are in the values.
  package var lastEvent: Int
  /// The last time at which a process had the session.
  package var lastSeen: Date
  /// The values of the window by their names.
  package var values: [String: Data]

  package init(
    id: SessionID,
    browser: String,
    user: String? = nil,
    userDigest: String? = nil,
    build: String = "",
    lastEvent: Int = 0,
    lastSeen: Date,
    values: [String: Data] = [:]
  ) {
    self.id = id
    self.browser = browser
    self.user = user
    self.userDigest = userDigest
    self.build = build
    self.lastEvent = lastEvent
    self.lastSeen = lastSeen
    self.values = values
  }
}

/// The changes of a session that a process saves: its current facts, and the values that differ.
package struct SessionChange: Equatable, Sendable {
  /// The session, with the changed values alone.
  package var session: KeptSession
  /// Values of another build that could not be decoded, for the developer.
  package var unreadable: [String: Data]

  package init(_ session: KeptSession, unreadable: [String: Data] = [:]) {
    self.session = session
    self.unreadable = unreadable
  }
}

/// A value that could not be decoded, as a store has it for the developer.
package struct UnreadableValue: Equatable, Sendable {
  package let session: SessionID
  package let name: String
  package var bytes: Data

  package init(session: SessionID, name: String, bytes: Data) {
    self.session = session
    self.name = name
    self.bytes = bytes
  }
}

/// The right of a process to run sessions, which ends if the process does not extend it.
package struct SessionLease: Hashable, Sendable {
  /// A number that is greater than those of all earlier leases.
  package let number: Int

  package init(number: Int) {
    self.number = number
  }
}

extension BrowserID {
  /// The name of the browser in a store: the SHA-256 hash of its cookie, which the store does not reveal.
  package var keptName: String {
    SHA256.digits(of: description)
  }
}
