/// The limits of a server.
package struct Limits: Equatable, Sendable {
  /// The number of sessions, with and without a page.
  package var sessions = 2048
  /// The time after which a session that nobody uses may end for another address, while there are as many as there may be.
  package var unusedTime: Duration = .seconds(600)
  /// The number of sessions of one browser.
  package var sessionsPerBrowser = 100
  /// The number of sessions of one address.
  ///
  /// Behind a proxy that is not trusted, all sessions have the address of the proxy.
  package var sessionsPerAddress = 1024
  /// The number of sessions a second that an address may open on average.
  package var sessionsPerSecond = 32
  /// The number of sessions that an address may open at once, as after a restart of the app.
  package var sessionBurst = 1024
  /// The number of times a second that a session may be resumed on average.
  ///
  /// An address resumes no more sessions a second than it may open.
  package var resumptionsPerSecond = 2
  /// The number of times that a session may be resumed at once, as on a network with many failures.
  package var resumptionBurst = 60
  /// The number of open connections of any kind.
  package var connections = 4096
  /// The number of open connections of one address, except that of a trusted proxy.
  ///
  /// While half of all connections are open, an address may open more only up to a quarter of it.
  package var connectionsPerAddress = 2048
  /// The number of connections a second that an address may open on average, except that of a trusted proxy.
  package var connectionsPerSecond = 256
  /// The number of connections that an address may open at once.
  package var connectionBurst = 4096
  /// The time for the first request of a connection, and for a WebSocket to begin its session.
  package var beginning: Duration = .seconds(10)
  /// The time for a further request of a connection.
  package var idleTime: Duration = .seconds(60)
  /// The longest head of a request in bytes: its path and its headers.
  ///
  /// Cookies of proxies with a login take up to 16 KB.
  package var headBytes = 32 * 1024
  /// The longest message in bytes.
  ///
  /// The page knows this limit, and accepts no longer text.
  package var messageBytes = 256 * 1024
  /// The bytes of messages of one page that may wait for the main actor.
  ///
  /// While there are more, the server reads nothing from the page. A message counts as a 128th of it at least.
  package var waitingBytes = 1024 * 1024
  /// The bytes of messages of all pages that may wait for the main actor.
  ///
  /// While there are more, the server reads nothing from a page of which more than eight short messages wait.
  package var waitingBytesInAll = 64 * 1024 * 1024
  /// The bytes of all pages' messages that have not come as a whole, which addresses share by ``FairShare``.
  package var partialBytesInAll = 64 * 1024 * 1024
  /// The time in which one message has to come.
  package var messageTime: Duration = .seconds(60)
  /// The number of messages a second that a page may send on average.
  package var messagesPerSecond = 200
  /// The number of messages that a page may send at once.
  package var messageBurst = 400
  /// The number of bytes a second that a page may send on average.
  ///
  /// The server reads more slowly from a page that sends more.
  package var bytesPerSecond = 256 * 1024
  /// The number of bytes that a page may send at once.
  package var byteBurst = 1024 * 1024
  /// The number of unacknowledged frames after which the session waits for its page.
  package var window = 32
  /// The number of bytes in unacknowledged frames after which the session waits for its page.
  package var unacknowledgedBytes = 4 * 1024 * 1024
  /// The number of bytes in unacknowledged frames that a session keeps while it waits for its page.
  ///
  /// If it has more, it keeps none of them, and the page is built anew when it comes back.
  package var keptBytes = 256 * 1024
  /// The number of bytes in the values of all sessions that the process keeps in a store.
  ///
  /// If there are more, the session with the most of them is kept no longer.
  package var keptValueBytesInAll = 1024 * 1024 * 1024
  /// The number of bytes in the unacknowledged frames of all sessions.
  ///
  /// If there are more, the page that has left most of them unacknowledged is disconnected.
  package var unacknowledgedBytesInAll = 128 * 1024 * 1024
  /// The number of bytes in the texts of all sessions that are kept to be merged with what users type.
  ///
  /// If there are more, the session with the most of them forgets its own.
  package var typedBytesInAll = 128 * 1024 * 1024
  /// The time for which a page may report events that happened before it had a new dialog.
  package var inFlightTime: Duration = .seconds(10)
  /// The time for which a session waits for a page that has lost its connection.
  package var retention: Duration = .seconds(180)
  /// The memory of the process in bytes, while sessions wait for their page, and for another one to begin.
  ///
  /// While the process has allocated more, sessions end one by one. Each is of the address with the most waiting
  /// sessions, and there of the browser with the most.
  /// If none is left to end, no other session begins.
  package var memory = ProcessMemory.halfOfAll
  /// The time for which a session waits when its page was closed.
  ///
  /// A reload closes the page, too.
  package var reloadTime: Duration = .seconds(10)
  /// The time after which a login ends that its user does not use in any window.
  package var loginIdleTime: Duration = .seconds(8 * 60 * 60)
  /// The time after which a login ends in any case.
  package var loginLifetime: Duration = .seconds(24 * 60 * 60)
  /// The interval at which a silent page is pinged.
  ///
  /// If it stays silent, its connection is closed.
  package var pingInterval: Duration = .seconds(30)

  /// The limits of files that pages send and receive.
  package var transfers = TransferLimits()

  package init() {}

  /// Allows messages of a length, and a few of them at once.
  package mutating func allowMessages(bytes: Int) {
    messageBytes = bytes
    bytesPerSecond = max(bytesPerSecond, bytes)
    byteBurst = max(byteBurst, 4 * bytes)
    partialBytesInAll = max(partialBytesInAll, 16 * bytes)
    // On a line that takes 32 KB a second.
    messageTime = max(messageTime, .seconds(bytes / (32 * 1024)))
  }
}
