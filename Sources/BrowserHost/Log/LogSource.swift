import Logging
import ViewValues

/// The page that an event of the log is about, as far as it is known.
package struct LogSource: Sendable {
  var session: SessionID?
  var address: String?
  /// The id of the user who has logged in.
  var user: String?

  package init(session: SessionID? = nil, address: String? = nil, user: String? = nil) {
    self.session = session
    self.address = address
    self.user = user
  }

  /// The page whose event, or whose view, started the running code, for lines about the work of the app.
  ///
  /// Tasks inherit it from the code that starts them.
  @TaskLocal static var current = LogSource()

  /// The metadata of a line.
  ///
  /// Of the session's id it has the first eight digits, which tell sessions apart and open none.
  var metadata: Logger.Metadata {
    var metadata = Logger.Metadata()
    if let session { metadata["session"] = "\(session.description.prefix(8))" }
    if let address { metadata["address"] = "\(address)" }
    if let user { metadata["user"] = "\(HostIssues.printable(user))" }
    return metadata
  }
}

extension Connection {
  /// The page of the connection, for lines of the log.
  var source: LogSource { LogSource(address: address, user: user?.id) }
}
