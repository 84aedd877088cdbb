import ConcurrencyExtras

/// The browsers whose login has ended, and which repeat a password that nobody has typed since.
///
/// A browser that is refused forgets the password, and asks its user again. It may have sent further requests with
/// the same password by then, so those of the same moment are refused, too.
package final class EndedLogins: Sendable {
  package typealias Instant = ContinuousClock.Instant

  private struct Login {
    let user: String
    let end: Instant
    var refusal: Instant?
  }

  /// The time in which nobody types a password.
  private static let moment = Duration.seconds(1)
  /// The number of browsers.
  ///
  /// Beyond it a tenth of those of the user with the most is forgotten. So nobody makes room by many logouts.
  private static let limit = 10_000

  private let logins = Locked<[BrowserID: Login]>([:])
  private let now: @Sendable () -> Instant

  package init(now: @escaping @Sendable () -> Instant = { .now }) {
    self.now = now
  }

  /// A login of a user in a browser has ended.
  package func note(_ browser: BrowserID?, of user: String) {
    guard let browser else { return }
    let now = now()
    logins.withLock { logins in
      if logins[browser] == nil, logins.count >= Self.limit { Self.makeRoom(in: &logins) }
      logins[browser] = Login(user: user, end: now)
    }
  }

  private static func makeRoom(in logins: inout [BrowserID: Login]) {
    let users = Dictionary(grouping: logins) { $0.value.user }.values
    guard let most = users.max(by: { $0.count < $1.count }) else { return }
    let oldest = most.sorted { $0.value.end < $1.value.end }.prefix(max(1, most.count / 10))
    for (browser, _) in oldest { logins[browser] = nil }
  }

  /// Whether the password in a request of a browser is refused, whatever it is.
  ///
  /// A request without a password counts as the refusal: a browser that was started anew has no password to repeat, so
  /// the next one is typed. The request for a WebSocket does not count: a browser asks nobody then, and may keep the
  /// password.
  package func refuse(_ browser: BrowserID?, forWebSocket: Bool = false) -> Bool {
    guard let browser else { return false }
    let now = now()
    return logins.withLock { logins in
      guard let login = logins[browser] else { return false }
      if let refusal = login.refusal, now - refusal >= Self.moment {
        logins[browser] = nil
        return false
      }
      if !forWebSocket { logins[browser]?.refusal = login.refusal ?? now }
      return true
    }
  }
}
