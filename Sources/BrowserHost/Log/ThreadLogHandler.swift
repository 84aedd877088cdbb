package import Logging

/// A backend of swift-log that passes each event to another one on a thread of its own.
///
/// The other one may block. Then it delays nobody.
package struct ThreadLogHandler: LogHandler {
  private var handler: any LogHandler
  private let thread: LogThread

  package init(_ handler: any LogHandler) {
    self.handler = handler
    thread = LogThread { count in
      Logger(label: HostLog.label) { _ in handler }.warning("\(HostIssues.leftOut(count))")
    }
  }

  package var logLevel: Logger.Level {
    get { handler.logLevel }
    set { handler.logLevel = newValue }
  }

  package var metadata: Logger.Metadata {
    get { handler.metadata }
    set { handler.metadata = newValue }
  }

  package var metadataProvider: Logger.MetadataProvider? {
    get { handler.metadataProvider }
    set { handler.metadataProvider = newValue }
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { handler[metadataKey: key] }
    set { handler[metadataKey: key] = newValue }
  }

  package func log(event: LogEvent) {
    thread.append { [handler] in handler.log(event: event) }
  }

  /// Waits until the other backend has the events so far.
  package func wait() {
    thread.wait()
  }
}
