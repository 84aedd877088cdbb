#if !canImport(Darwin)
public import Foundation

/// An issue that was reported while a failure is expected.
///
/// ```swift
/// XCTExpectFailure {
///   $0.compactDescription.contains("was not handled")
/// }
/// ```
///
/// Where we differ: on Apple's platforms this is XCTest's type, which has more properties. XCTest on Linux has none.
public struct XCTIssue: Sendable {
  /// The message, after the word "failed".
  public let compactDescription: String

  /// The place of the report.
  public let sourceCodeContext: XCTSourceCodeContext

  init(message: String?, filePath: StaticString, line: UInt) {
    compactDescription = ["failed", message].compactMap(\.self).joined(separator: " - ")
    sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(fileURL: URL(filePath: "\(filePath)"), lineNumber: Int(line))
    )
  }
}

/// The context of a reported issue.
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
