#if !canImport(Darwin)
public import Foundation

/// What was reported while a failure is expected, to tell the expected one from others.
///
/// ```swift
/// XCTExpectFailure {
///   $0.compactDescription.contains("was not handled")
/// }
/// ```
///
/// Where we differ: on Apple's platforms this is XCTest's, which knows more of an issue. XCTest on Linux has no such
/// type.
public struct XCTIssue: Sendable {
  /// The message, behind the word "failed".
  public let compactDescription: String

  /// Where it was reported.
  public let sourceCodeContext: XCTSourceCodeContext

  init(message: String?, filePath: StaticString, line: UInt) {
    compactDescription = ["failed", message].compactMap(\.self).joined(separator: " - ")
    sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(fileURL: URL(filePath: "\(filePath)"), lineNumber: Int(line))
    )
  }
}

/// Where an issue was reported.
public struct XCTSourceCodeContext: Sendable {
  /// The place in the source.
  public let location: XCTSourceCodeLocation?
}

/// A place in the source.
public struct XCTSourceCodeLocation: Sendable {
  /// The file.
  public let fileURL: URL

  /// The line.
  public let lineNumber: Int
}
#endif
