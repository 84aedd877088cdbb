import ViewCore

/// The registry of logins, with their lifetimes.
///
/// A login begins with its first session. It ends when nobody has used it for a time, or at the end of its absolute
/// lifetime. It goes on without a session, because a browser that slept or was left alone repeats a password, too.
struct Logins {
  typealias Instant = ContinuousClock.Instant

  private struct Login {
    let beginning: Instant
    var lastUse: Instant
    var sessions = 0
  }

  /// The number of logins of a user that go on without a session, and that of all.
  ///
  /// Beyond it a login ends with its last session. So a user who has many browsers ends no login of others.
  private static let idleLimitOfUser = 100
  private static let idleLimit = 10_000

  private var logins: [LoginID: Login] = [:]
  /// The number of logins without a session, of each user and of all.
  private var idleOfUser: [String: Int] = [:]
  private var idle = 0

  /// Adds a session.
  ///
  /// - Returns: Whether the login begins with it.
  mutating func addSession(of id: LoginID, at now: Instant) -> Bool {
    let former = logins[id]
    if former?.sessions == 0 { countIdle(of: id.user, by: -1) }
    logins[id, default: Login(beginning: now, lastUse: now)].sessions += 1
    noteUse(of: id, at: now)
    return former == nil
  }

  mutating func removeSession(of id: LoginID) {
    logins[id]?.sessions -= 1
    guard logins[id]?.sessions == 0 else { return }
    if id.browser != nil, idle < Self.idleLimit,
      idleOfUser[id.user, default: 0] < Self.idleLimitOfUser
    {
      countIdle(of: id.user, by: 1)
    } else {
      logins[id] = nil
    }
  }

  /// Ends a login, whose sessions have ended.
  mutating func end(_ id: LoginID) {
    guard logins[id]?.sessions == 0 else { return }
    logins[id] = nil
    countIdle(of: id.user, by: -1)
  }

  private mutating func countIdle(of user: String, by change: Int) {
    idle += change
    let count = idleOfUser[user, default: 0] + change
    idleOfUser[user] = count == 0 ? nil : count
  }

  /// The logins of a user, in all browsers.
  func logins(ofUser user: String) -> Set<LoginID> { Set(logins.keys.filter { $0.user == user }) }

  /// Whether a login has a session.
  func hasSession(_ id: LoginID) -> Bool { logins[id].map { $0.sessions > 0 } ?? false }

  /// Notes that the user has done something.
  mutating func noteUse(of id: LoginID, at now: Instant) {
    logins[id]?.lastUse = now
  }

  /// The logins that have lasted long enough.
  func expired(at now: Instant, limits: Limits) -> Set<LoginID> {
    Set(
      logins.filter {
        now - $0.value.lastUse >= limits.loginIdleTime
          || now - $0.value.beginning >= limits.loginLifetime
      }
      .keys
    )
  }
}

extension Event {
  /// Whether a user has done something, and not the page by itself, as when its layout changes.
  ///
  /// The window itself reports by `change` that the system is dark, and by `press` that the window is visible.
  func isOfUser(on node: NodeID) -> Bool {
    switch self {
    case .resize, .sizes, .place, .places, .visibility, .rows: false
    case .focus, .blur, .load, .metrics, .hover, .pointer, .pick: false
    case .change, .press: node != ViewGraph.rootID
    default: true
    }
  }
}
