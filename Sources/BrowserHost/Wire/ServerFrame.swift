package import ViewCore

/// What a session tells its page at once.
package struct ServerFrame: Equatable, Sendable {
  /// Its place in the order of frames, starting at 1.
  ///
  /// A frame of number 0 stands outside that order: it is neither acknowledged nor repeated.
  package var number: Int
  /// The last event that had been handled when the frame was made.
  package var acknowledged: Int
  package var content: Content

  package enum Content: Equatable, Sendable {
    /// What changed. A page that shows a frame after which more comes says so at once.
    case patches([Patch], isUnfinished: Bool = false)
    /// The page has a session, under this id.
    ///
    /// A page that was loaded anew also learns after which frame those come that rebuild it.
    case welcome(SessionID, after: Int? = nil)
    /// There is no session for the page, and there will be none on this connection.
    ///
    /// Of a server that is being stopped the page shows the text until it is back.
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
  /// Another page goes on with the session.
  case replaced
  /// The server is being stopped, or its process crashes.
  case stopped
}
