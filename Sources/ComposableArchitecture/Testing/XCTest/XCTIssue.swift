#if !canImport(Darwin)
/// What was reported while a failure is expected, to tell the expected one from others.
///
/// ```swift
/// XCTExpectFailure {
///   $0.compactDescription.contains("was not handled")
/// }
/// ```
///
/// Where we differ: on Apple's platforms this is XCTest's, which knows more of an issue. XCTest on Linux has no such type.
public struct XCTIssue: Sendable {
  /// The message, behind the word "failed".
  public let compactDescription: String

  init(message: String?) {
    compactDescription = ["failed", message].compactMap(\.self).joined(separator: " - ")
  }
}
#endif
