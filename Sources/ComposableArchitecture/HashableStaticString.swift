internal import ConcurrencyExtras

/// A static string that can be hashed, as what is given to a subscript in a key path must be.
///
/// So `\State.path[id: id]` can be written, though the subscript takes the place where it is used.
public struct _HashableStaticString: RawRepresentable, Sendable {
  public let rawValue: StaticString

  public init(rawValue: StaticString) {
    self.rawValue = rawValue
  }
}

extension _HashableStaticString: ExpressibleByStringLiteral {
  public init(stringLiteral value: StaticString) {
    self.init(rawValue: value)
  }
}

extension _HashableStaticString: CustomStringConvertible {
  public var description: String { rawValue.description }
}

extension _HashableStaticString: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.description == rhs.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension SourceLocation {
  /// A place whose names came through a key path.
  init(
    _ fileID: _HashableStaticString,
    _ filePath: _HashableStaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    self.init(
      fileID: fileID.rawValue,
      filePath: filePath.rawValue,
      line: line,
      column: column
    )
  }
}
