internal import Logging

/// A log that a ``Logger`` writes to.
///
/// ```swift
/// let logger = Logger(isVerbose ? .default : .disabled)
/// ```
public final class OSLog: Sendable {
  /// The backend, or `nil` for a log that is disabled.
  let backend: Logging.Logger?

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the app, such as its bundle identifier.
  ///   - category: The kind of lines.
  public convenience init(subsystem: String, category: String) {
    var backend = Logging.Logger(label: subsystem)
    backend[metadataKey: "category"] = .string(category)
    self.init(backend)
  }

  private init(_ backend: Logging.Logger?) {
    self.backend = backend
  }

  /// The log of lines without a subsystem.
  public static let `default` = OSLog(Logging.Logger(label: "default"))
  /// A log that drops all lines.
  public static let disabled = OSLog(nil)
}

/// The level of a line.
public struct OSLogType: Equatable, Sendable {
  let ofBackend: Logging.Logger.Level

  /// A line that matters to an operator.
  public static let `default` = Self(ofBackend: .notice)
  /// A line that helps to understand what happened.
  public static let info = Self(ofBackend: .info)
  /// A line for a developer.
  public static let debug = Self(ofBackend: .debug)
  /// A line about an error.
  public static let error = Self(ofBackend: .error)
  /// A line about a defect of the app.
  public static let fault = Self(ofBackend: .critical)
}
