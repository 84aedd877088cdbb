internal import ConcurrencyExtras

/// A hashable static string.
///
/// The arguments of a subscript in a key path must be hashable.
///
/// It allows `\State.path[id: id]`, although the subscript takes its source location as arguments.
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
  /// A source location from the arguments of a subscript.
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
