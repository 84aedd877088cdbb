import Logging

/// A backend of swift-log that passes each event to a function as a line.
struct LineLogHandler: LogHandler {
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()
  var metadataProvider: Logger.MetadataProvider?
  private let showsMetadata: Bool
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - showsMetadata: Whether the metadata follows the text, as in `address=192.0.2.1 user="anna b"`.
  ///   - write: Receives the lines.
  init(showsMetadata: Bool, write: @escaping @Sendable (String) -> Void) {
    self.showsMetadata = showsMetadata
    self.write = write
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let values = showsMetadata ? (event.metadata ?? [:]).sorted { $0.key < $1.key } : []
    let pairs = values.map { "\($0.key)=\(Self.quotedIfNeeded("\($0.value)"))" }
    write((["\(event.message)"] + pairs).joined(separator: " "))
  }

  /// A value as logfmt writes it.
  private static func quotedIfNeeded(_ value: String) -> String {
    guard value.isEmpty || value.utf8.contains(where: { " =\"\\".utf8.contains($0) }) else {
      return value
    }
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
