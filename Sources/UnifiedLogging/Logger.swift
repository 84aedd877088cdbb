internal import Logging

/// Writes lines to the log of the app.
///
/// ```swift
/// import OSLog
///
/// let logger = Logger(subsystem: "com.example.trips", category: "sync")
/// logger.info("Loaded \(trips.count) trips of \(user.name, privacy: .private)")
/// ```
///
/// On Apple's platforms it belongs to the module `OSLog`. Elsewhere lines go to the backend of swift-log that the app has
/// bootstrapped, which by default writes them to standard error, from the level `info` on. The subsystem is the label, and
/// the category is metadata.
///
/// A release build keeps private values out of the lines, as Apple's log does. A debug build writes them, as Xcode's
/// console does.
public struct Logger: Sendable {
  /// The backend, or `nil` for a logger that is disabled.
  private let backend: Logging.Logger?

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the app, such as its bundle identifier.
  ///   - category: The kind of lines.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a logger for lines without a subsystem.
  public init() {
    self.init(.default)
  }

  /// Creates a logger that writes to a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) {
    self.init(backend: logObj.backend)
  }

  init(backend: Logging.Logger?) {
    self.backend = backend
  }

  /// Writes a line of the level `notice`.
  ///
  /// - Parameter message: The line.
  public func log(_ message: OSLogMessage) {
    write(message, at: .notice)
  }

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - message: The line.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    write(message, at: level.ofBackend)
  }

  /// Writes a line for a developer who follows each step.
  ///
  /// - Parameter message: The line.
  public func trace(_ message: OSLogMessage) {
    write(message, at: .trace)
  }

  /// Writes a line for a developer.
  ///
  /// - Parameter message: The line.
  public func debug(_ message: OSLogMessage) {
    write(message, at: .debug)
  }

  /// Writes a line that helps to understand what happened.
  ///
  /// - Parameter message: The line.
  public func info(_ message: OSLogMessage) {
    write(message, at: .info)
  }

  /// Writes a line about what matters to an operator.
  ///
  /// - Parameter message: The line.
  public func notice(_ message: OSLogMessage) {
    write(message, at: .notice)
  }

  /// Writes a line about what may become an error.
  ///
  /// - Parameter message: The line.
  public func warning(_ message: OSLogMessage) {
    write(message, at: .warning)
  }

  /// Writes a line about an error.
  ///
  /// - Parameter message: The line.
  public func error(_ message: OSLogMessage) {
    write(message, at: .error)
  }

  /// Writes a line about an error that stops the app from working.
  ///
  /// - Parameter message: The line.
  public func critical(_ message: OSLogMessage) {
    write(message, at: .critical)
  }

  /// Writes a line about a defect of the app.
  ///
  /// - Parameter message: The line.
  public func fault(_ message: OSLogMessage) {
    write(message, at: .critical)
  }

  private func write(_ message: OSLogMessage, at level: Logging.Logger.Level) {
    backend?.log(level: level, "\(message.text(showsPrivateValues: isDebugBuild))")
  }
}

private var isDebugBuild: Bool {
  #if DEBUG
  true
  #else
  false
  #endif
}
