/// How much a server takes from its pages.
package struct Limits: Equatable, Sendable {
  /// How many sessions there may be at once, with and without a page.
  package var sessions = 2048
  /// How many connections of any kind may be open at once.
  package var connections = 4096
  /// The most bytes that one message may have.
  ///
  /// The page knows it, and takes no text that has more.
  package var messageBytes = 1024 * 1024
  /// How many bytes of long messages of one page may wait for the main actor.
  ///
  /// While there are more, nothing is read from the page.
  package var waitingBytes = 1024 * 1024
  /// How many messages a second a page may send in the long run.
  package var messagesPerSecond = 200
  /// How many messages a page may send at once.
  package var messageBurst = 400
  /// How many frames a page may leave unacknowledged before the session waits for it.
  package var window = 32
  /// How long a session is kept when its page has vanished.
  package var retention: Duration = .seconds(180)
  /// How many sessions are kept for pages that have vanished.
  ///
  /// Where there are more, those end that have waited for longest.
  package var waitingSessions = 100
  /// How long a session is kept when its page was closed, which a page that is loaded anew is too.
  package var reloadTime: Duration = .seconds(10)
  /// How often a silent page is asked whether it is there.
  ///
  /// One that stays silent is closed.
  package var pingInterval: Duration = .seconds(30)

  package init() {}
}
