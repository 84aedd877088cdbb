import Foundation
public import UniformTypes

/// A value that travels as JSON.
///
/// ```swift
/// static var transferRepresentation: some TransferRepresentation {
///   CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
/// }
/// ```
///
/// Properties that are not coded do not travel. Differs from Apple's in that there are no other coders.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  /// Creates a way that leads to JSON and back.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type that stands for them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _ways = [
      _TransferWay(
        type: contentType,
        export: { try JSONEncoder().encode($0) },
        arrive: { try JSONDecoder().decode(Item.self, from: $0) }
      )
    ]
  }
}
