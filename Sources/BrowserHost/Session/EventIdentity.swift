import Crypto
import Foundation
import ViewValues

/// The identity of an event of a session.
///
/// A page gives a key to each event that it does again when a process has ended before it saved the event. Other events
/// have the key of the session in this process.
struct EventIdentity: Sendable {
  private let session: SessionID
  private let run: UInt64
  private let number: Int
  private let key: Int?

  /// The identity of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - session: The id of its session, which makes keys of other sessions different.
  ///   - run: The number of the session in this process, which no other process gives it.
  init(_ event: PageEvent, of session: SessionID, run: UInt64) {
    (self.session, self.run) = (session, run)
    (number, key) = (event.number, event.key)
  }

  /// The event, whose id is a UUID of version 8: a hash of the identity.
  var event: CurrentEvent {
    CurrentEvent { Self.id(of: key.map { "\(session) \($0)" } ?? "\(session) \(run) \(number)") }
  }

  private static func id(of text: String) -> UUID {
    var digits = Array(SHA256.digits(of: text).prefix(32))
    digits[12] = "8"
    digits[16] = "8"
    for index in [20, 16, 12, 8] { digits.insert("-", at: index) }
    guard let id = UUID(uuidString: String(digits)) else {
      preconditionFailure("32 hexadecimal digits are a UUID.")
    }
    return id
  }
}
