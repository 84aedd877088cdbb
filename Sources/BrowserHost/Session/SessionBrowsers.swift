import ConcurrencyExtras

/// The browsers that have a session, each of which the app has let in.
///
/// It answers on any thread, because images are served on those of the connections.
package final class SessionBrowsers: Sendable {
  private let sessions = Locked<[BrowserID: Int]>([:])

  /// Whether a browser has a session.
  package func contain(_ browser: BrowserID?) -> Bool {
    guard let browser else { return false }
    return sessions.withLock { $0[browser] != nil }
  }

  func add(_ browser: BrowserID?) {
    guard let browser else { return }
    sessions.withLock { $0[browser, default: 0] += 1 }
  }

  func remove(_ browser: BrowserID?) {
    guard let browser else { return }
    sessions.withLock { sessions in
      let rest = sessions[browser, default: 0] - 1
      sessions[browser] = rest > 0 ? rest : nil
    }
  }
}
