import Foundation
import UniformTypes

/// The ways in which values of a type travel.
///
/// ``CodableRepresentation``, ``DataRepresentation`` and ``ProxyRepresentation`` are such ways. An app combines them in
/// ``Transferable/transferRepresentation``, and makes none of its own.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// The ways, the best one first.
  var _ways: [_TransferWay<Item>] { get }
}

/// One way of values to data, or back.
public struct _TransferWay<Item: Transferable>: Sendable {
  /// The type of the data.
  let type: UTType
  /// Makes the data, if values travel this way.
  var export: (@Sendable (Item) throws -> Data)?
  /// Makes the value, if values arrive this way.
  var arrive: (@Sendable (Data) throws -> Item)?
}

/// Combines the ways in which values travel.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first: Content
  ) -> Content {
    first
  }

  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>,
    next: some TransferRepresentation<Item>
  ) -> some TransferRepresentation<Item> {
    SeveralRepresentations(_ways: accumulated._ways + next._ways)
  }
}

/// Several ways, one after the other.
private struct SeveralRepresentations<Item: Transferable>: TransferRepresentation {
  let _ways: [_TransferWay<Item>]
}
