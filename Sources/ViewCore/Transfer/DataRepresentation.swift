public import Foundation
public import UniformTypes

/// A value that travels as data of a type.
///
/// ```swift
/// static var transferRepresentation: some TransferRepresentation {
///   DataRepresentation(contentType: .utf8PlainText) { note in
///     Data(note.text.utf8)
///   } importing: { data in
///     Note(text: String(decoding: data, as: UTF8.self))
///   }
/// }
/// ```
///
/// Differs from Apple's in that the closures cannot wait.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  /// Creates a way that leads to data and back.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Makes the data of a value.
  ///   - importing: Makes the value of data. If it throws, nothing is dropped.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    _ways = [_TransferWay(type: contentType, export: exporting, arrive: importing)]
  }

  /// Creates a way that leads to data alone.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Makes the data of a value.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    _ways = [_TransferWay(type: exportedContentType, export: exporting)]
  }

  /// Creates a way that comes from data alone.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Makes the value of data. If it throws, nothing is dropped.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    _ways = [_TransferWay(type: importedContentType, arrive: importing)]
  }
}
