#if !canImport(Darwin)
public import Foundation

/// The contents of a file in memory.
///
/// On Apple's platforms it comes with Foundation. Here it holds regular files alone, and neither folders nor links.
open class FileWrapper {
  /// The contents of the file.
  public let regularFileContents: Data?

  /// The name that the file should have.
  open var preferredFilename: String?

  /// Creates a file.
  ///
  /// - Parameter contents: The contents of the file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Whether it is a regular file, which is always so.
  public var isRegularFile: Bool { true }

  /// Whether it is a folder, which is never so.
  public var isDirectory: Bool { false }
}
#endif
