public import CustomDump
internal import Dependencies
internal import OrderedCollections

extension StackState: Equatable where Element: Equatable {
  /// Whether the elements and their ids are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elementsByID == rhs.elementsByID
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements and their ids.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elementsByID)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes the elements, which get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements without their ids.
  public func encode(to encoder: any Encoder) throws {
    try Array(elementsByID.values).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible {
  /// The elements as text.
  public var description: String { Array(elementsByID.values).description }
}

extension StackState: CustomDebugStringConvertible {
  /// The ids and elements as text.
  public var debugDescription: String { elementsByID.debugDescription }
}

extension StackState: CustomDumpReflectable {
  /// The ids with their elements.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: elementsByID.map { ($0.key, $0.value) },
      displayStyle: .dictionary
    )
  }
}
