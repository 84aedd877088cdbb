/// A value that travels as another one.
///
/// ```swift
/// static var transferRepresentation: some TransferRepresentation {
///   ProxyRepresentation(exporting: \.name)
/// }
/// ```
///
/// The other value is often a part of it, such as the name of a person for a view that takes texts. Differs from Apple's
/// in that the closures cannot wait.
public struct ProxyRepresentation<
  Item: Transferable,
  ProxyRepresentation: Transferable
>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  /// Creates a way that leads to another value and back.
  ///
  /// - Parameters:
  ///   - exporting: Makes the other value.
  ///   - importing: Makes the value of the other one. If it throws, nothing is dropped.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    _ways = Self.ways(exporting: exporting, importing: importing)
  }

  /// Creates a way that leads to another value alone.
  ///
  /// - Parameter exporting: Makes the other value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _ways = Self.ways(exporting: exporting)
  }

  /// Creates a way that comes from another value alone.
  ///
  /// - Parameter importing: Makes the value of the other one. If it throws, nothing is dropped.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    _ways = Self.ways(importing: importing)
  }

  private static func ways(
    exporting: (@Sendable (Item) throws -> ProxyRepresentation)? = nil,
    importing: (@Sendable (ProxyRepresentation) throws -> Item)? = nil
  ) -> [_TransferWay<Item>] {
    ProxyRepresentation.ways.compactMap { way in
      var own = _TransferWay<Item>(type: way.type)
      if let export = way.export, let exporting {
        own.export = { try export(exporting($0)) }
      }
      if let arrive = way.arrive, let importing {
        own.arrive = { try importing(arrive($0)) }
      }
      return own.export == nil && own.arrive == nil ? nil : own
    }
  }
}
