package import ViewCore

/// A message from a session to its page.
package struct ServerFrame: Equatable, Sendable {
  /// Its place in the order of frames, starting at 1.
  ///
  /// A frame of number 0 is outside that order: it is neither acknowledged nor repeated.
  package var number: Int
  /// The last event that had been handled when the frame was made.
  package var acknowledged: Int
  package var content: Content

  package enum Content: Equatable, Sendable {
    /// The changes. A page acknowledges an unfinished frame as soon as it is shown.
    case patches([Patch], isUnfinished: Bool = false)
    /// The page has a session, under this id.
    ///
    /// A page that was loaded anew also gets the number after which its frames begin.
    case welcome(SessionID, after: Int? = nil)
    /// An event of the page was refused, or only the values of some elements in it.
    case refused(event: Int, nodes: [NodeID])
    /// The changes of the events up to a number are saved, or no event is from now on.
    ///
    /// The window may have begun anew, because its former state could not be decoded.
    case saved(event: Int?, isAnew: Bool)
    /// A text of the developer's tools, which the page shows until the user closes it. An empty one hides it.
    case notice(String)
    /// The page has no session, and gets none on this connection.
    ///
    /// If the server is being stopped, the page shows the text until the app is back. After a logout the text is the
    /// address to show.
    case ended(EndReason, text: String? = nil)
  }

  package init(number: Int = 0, acknowledged: Int = 0, _ content: Content) {
    self.number = number
    self.acknowledged = acknowledged
    self.content = content
  }
}

/// Why a page has no session.
package enum EndReason: String, CaseIterable, Sendable {
  /// The session ended while the page was away, or the server was started anew.
  case gone
  /// The server has as many sessions as it may have.
  case full
  /// The page lacks frames that are no longer kept. It reloads, or connects again where the session is kept.
  case outdated
  /// Another page has resumed the session.
  case replaced
  /// The server is being stopped, or its process crashes.
  case stopped
  /// The process crashes, and the page shows the place and the recordings until the user closes it.
  case crashed
  /// The login of the user has lasted too long. The page waits for the user, and reloads to log in again.
  case expired
  /// The user has logged out. The page goes to another address.
  case loggedOut
}
