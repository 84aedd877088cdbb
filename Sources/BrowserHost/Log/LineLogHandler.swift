import Logging

/// A backend of swift-log that passes the text of each event to a function.
struct LineLogHandler: LogHandler {
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()
  var metadataProvider: Logger.MetadataProvider?
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    write("\(event.message)")
  }
}
