import Foundation
public import UniformTypes

/// A document as a value, which an app writes to files.
///
/// The initializer is there for sources that are shared with Apple's platforms: no view here calls it. Read an imported
/// file from its URL.
///
/// ```swift
/// struct TripDocument: FileDocument {
///   static let readableContentTypes: [UTType] = [.json]
///   var trips: [Trip]
///
///   init(configuration: ReadConfiguration) throws {
///     let data = configuration.file.regularFileContents ?? Data()
///     trips = try JSONDecoder().decode([Trip].self, from: data)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: try JSONEncoder().encode(trips))
///   }
/// }
/// ```
///
/// ``View/fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`` writes one.
public protocol FileDocument {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to.
  ///
  /// The default is the types that can be read.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Parameter configuration: The file and its type.
  /// - Throws: An error if the file has no such document.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  ///
  /// - Parameter configuration: The type of the file.
  /// - Returns: The contents of the file.
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced, which is `nil` in a browser.
  public let existingFile: FileWrapper?
}
