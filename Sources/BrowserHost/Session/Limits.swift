/// The limits of a server.
package struct Limits: Equatable, Sendable {
  /// The number of sessions, with and without a page.
  package var sessions = 2048
  /// The number of open connections of any kind.
  package var connections = 4096
  /// The longest message in bytes.
  ///
  /// The page knows this limit, and accepts no longer text.
  package var messageBytes = 1024 * 1024
  /// The bytes of long messages of one page that may wait for the main actor.
  ///
  /// While there are more, the server reads nothing from the page.
  package var waitingBytes = 1024 * 1024
  /// The number of messages a second that a page may send on average.
  package var messagesPerSecond = 200
  /// The number of messages that a page may send at once.
  package var messageBurst = 400
  /// The number of unacknowledged frames after which the session waits for its page.
  package var window = 32
  /// The time for which a session waits for a page that has lost its connection.
  package var retention: Duration = .seconds(180)
  /// The number of sessions that wait for their page.
  ///
  /// If there are more, those end that have waited longest.
  package var waitingSessions = 100
  /// The time for which a session waits when its page was closed. A reload closes the page, too.
  package var reloadTime: Duration = .seconds(10)
  /// The interval at which a silent page is pinged.
  ///
  /// If it stays silent, its connection is closed.
  package var pingInterval: Duration = .seconds(30)

  package init() {}
}
