public import Foundation

/// The reason why a recording cannot be exported, imported or replayed.
public enum RecordingError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// A value of a state or of an action cannot be written.
  ///
  /// - Parameters:
  ///   - path: The way to the value, such as `State.path[0].onEnd`.
  ///   - reason: What the value is.
  case unwritable(path: String, reason: String)

  /// The bytes are not those of a recording, or are not complete.
  ///
  /// - Parameters:
  ///   - path: The way to the value that cannot be read.
  ///   - reason: What is wrong with it.
  case damaged(path: String, reason: String)

  /// Another build of the app has made the recording, whose types may be others.
  case otherBuild

  /// The recording is of another feature.
  ///
  /// - Parameters:
  ///   - found: The state in the recording.
  ///   - expected: The state that was asked for.
  case otherFeature(found: String, expected: String)

  /// The recording needs more memory than a recording may.
  case tooLarge

  /// The recording has no actions.
  case empty

  /// The text for the developer.
  public var description: String {
    switch self {
    case .unwritable(let path, let reason):
      """
      The recording cannot be exported: '\(path)' is \(reason).

      To fix this, keep such a value in a dependency, or mark it as private with 'PrivateValues'.
      """
    case .damaged(let path, let reason):
      "The recording cannot be read: '\(path)' \(reason)."
    case .otherBuild:
      """
      The recording is of another build of the app, whose types and reducers may be others.

      To fix this, import it in the build that has made it, or allow other builds.
      """
    case .otherFeature(let found, let expected):
      "The recording is of '\(found)', and not of '\(expected)'."
    case .tooLarge:
      "The recording is too large: its states need more than \(RecordingLimits.text) of memory."
    case .empty:
      "The recording has no actions."
    }
  }

  /// The text for the developer.
  public var errorDescription: String? { description }
}

/// The limits that keep a file from using up the memory or the stack.
enum RecordingLimits {
  /// The number of bytes of all values that a file stands for.
  static let bytes = 512 * 1024 * 1024
  static let text = "512 MB"
  /// The number of values inside of each other.
  static let depth = 256
}
