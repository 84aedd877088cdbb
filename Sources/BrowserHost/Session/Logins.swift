import ViewCore

/// The registry of the logins that have sessions, with their lifetimes.
///
/// A login begins with its first session. It ends when nobody has used it for a time, at the end of its absolute
/// lifetime, or with its last session. A session after that begins another login, about which the app has decided anew.
struct Logins {
  typealias Instant = ContinuousClock.Instant

  private struct Login {
    let beginning: Instant
    var lastUse: Instant
    var sessions: Int
  }

  private var logins: [LoginID: Login] = [:]

  /// Adds a session.
  ///
  /// - Returns: Whether the login begins with it.
  mutating func addSession(of id: LoginID, at now: Instant) -> Bool {
    logins[id, default: Login(beginning: now, lastUse: now, sessions: 0)].sessions += 1
    noteUse(of: id, at: now)
    return logins[id]?.sessions == 1
  }

  mutating func removeSession(of id: LoginID) {
    logins[id]?.sessions -= 1
    if logins[id]?.sessions == 0 { logins[id] = nil }
  }

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
    case .resize, .sizes, .visibility, .rows, .focus, .blur, .load, .metrics, .hover: false
    case .change, .press: node != ViewGraph.rootID
    default: true
    }
  }
}
