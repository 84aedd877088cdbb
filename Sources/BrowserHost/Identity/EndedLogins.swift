import ConcurrencyExtras

/// The browsers whose login has ended, and which repeat a password that nobody has typed since.
///
/// A browser that is refused forgets the password, and asks the person before it. It may have sent further requests with
/// the same password by then, so those of the same moment are refused, too.
package final class EndedLogins: Sendable {
  package typealias Instant = ContinuousClock.Instant

  private struct Login {
    let end: Instant
    var refusal: Instant?
  }

  /// The time in which nobody types a password.
  private static let moment = Duration.seconds(1)
  /// The number of browsers.
  ///
  /// Beyond it the one whose login has ended first is forgotten.
  private static let limit = 10_000

  private let logins = Locked<[BrowserID: Login]>([:])
  private let now: @Sendable () -> Instant

  package init(now: @escaping @Sendable () -> Instant = { .now }) {
    self.now = now
  }

  /// A login in a browser has ended.
  package func note(_ browser: BrowserID?) {
    guard let browser else { return }
    let now = now()
    logins.withLock { logins in
      if logins[browser] == nil, logins.count >= Self.limit,
        let first = logins.min(by: { $0.value.end < $1.value.end })
      {
        logins[first.key] = nil
      }
      logins[browser] = Login(end: now)
    }
  }

  /// Whether the password in a request of a browser is refused, whatever it is.
  ///
  /// A request without a password counts as the refusal: a browser that was started anew has no password to repeat, so
  /// the next one is typed.
  package func refuse(_ browser: BrowserID?) -> Bool {
    guard let browser else { return false }
    let now = now()
    return logins.withLock { logins in
      guard let login = logins[browser] else { return false }
      if let refusal = login.refusal, now - refusal >= Self.moment {
        logins[browser] = nil
        return false
      }
      logins[browser]?.refusal = login.refusal ?? now
      return true
    }
  }
}
