public import Foundation
import UniformTypes

/// A value that a user can carry from one view to another.
///
/// ```swift
/// struct Card: Codable, Identifiable, Transferable {
///   let id: UUID
///   var title: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
///
/// ``View/draggable(_:)`` gives the value, and ``View/dropDestination(for:action:isTargeted:)`` takes one. It travels as
/// data of the types that both know, and never leaves the server.
///
/// `String`, `URL` and `Data` are such values. Differs from Apple's in that no value comes from another program, and that
/// there is no `FileRepresentation`.
public protocol Transferable: Sendable {
  /// The type of ``transferRepresentation``.
  associatedtype Representation: TransferRepresentation

  /// The ways in which the value travels, the best one first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

extension String: Transferable {
  /// A text travels as UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText,
      exporting: { Data($0.utf8) },
      importing: { try TransferError.text(of: $0) }
    )
    DataRepresentation<String>(
      importedContentType: .plainText,
      importing: { try TransferError.text(of: $0) }
    )
  }
}

extension URL: Transferable {
  /// An address travels as its text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url,
      exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: try TransferError.text(of: data)) else {
          throw TransferError.noAddress
        }
        return url
      }
    )
  }
}

extension Data: Transferable {
  /// Data travel unchanged, and stand for a value of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

/// The reason for which data are no value of a type.
enum TransferError: Error {
  case noText
  case noAddress

  /// The text of data in UTF-8.
  static func text(of data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw TransferError.noText }
    return text
  }
}
