/// Collects the literals and values of a line.
public struct OSLogInterpolation: StringInterpolationProtocol {
  enum Part {
    case text(String)
    case value(() -> String, Visibility, OSLogStringAlignment)
  }

  /// The privacy of a value whose kind is known.
  struct Visibility {
    let isHidden: Bool
    let mask: OSLogPrivacy.Mask

    /// The text in the place of a value.
    func mark(of value: @autoclosure () -> String) -> String {
      switch mask {
      case .hash: "<mask.hash: \(OSLogPrivacy.hash(of: value()))>"
      case .none: "<private>"
      }
    }
  }

  private(set) var parts: [Part] = []

  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  /// Adds an integer, which is public by itself.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(of: number()) }, align, privacy, isPrivateByItself: false)
  }

  /// Adds a number with fraction digits, which is public by itself.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(of: Double(number())) }, align, privacy, isPrivateByItself: false)
  }

  /// Adds a truth value, which is public by itself.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ format.text(of: boolean()) }, .none, privacy, isPrivateByItself: false)
  }

  /// Adds a text, which is private by itself.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString, align, privacy, isPrivateByItself: true)
  }

  /// Adds the description of a value, which is private by itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ value().description }, align, privacy, isPrivateByItself: true)
  }

  /// Adds the name of a type, which is public by itself.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ String(describing: value()) }, align, privacy, isPrivateByItself: false)
  }

  private mutating func append(
    _ value: @escaping () -> String,
    _ alignment: OSLogStringAlignment,
    _ privacy: OSLogPrivacy,
    isPrivateByItself: Bool
  ) {
    let visibility = Visibility(
      isHidden: privacy.isHidden ?? isPrivateByItself,
      mask: privacy.mask
    )
    parts.append(.value(value, visibility, alignment))
  }
}
