/// The former name of ``AnyCasePath``.
public typealias CasePath = AnyCasePath

/// The requirements of `AnyCasePath.some` on optionals.
public protocol _OptionalProtocol {
  associatedtype Wrapped
  var optional: Wrapped? { get }
  init(_ some: Wrapped)
}

extension Optional: _OptionalProtocol {
  public var optional: Wrapped? { self }
}

extension AnyCasePath where Root: _OptionalProtocol, Value == Root.Wrapped {
  /// The path of the value in an optional.
  public static var some: Self {
    Self(embed: Root.init, extraction: { $0.optional })
  }
}

extension AnyCasePath where Root == Value {
  /// The path from a type to itself.
  public static var `self`: Self { Self() }

  /// Creates the path from a type to itself.
  ///
  /// - Parameter type: The type.
  public init(_ type: Root.Type) {
    self.init()
  }
}

extension AnyCasePath where Root == Void {
  /// A path that always extracts one value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The path.
  public static func constant(_ value: @autoclosure @escaping @Sendable () -> Value) -> Self {
    Self(embed: { _ in () }, extraction: { _ in value() })
  }
}

extension AnyCasePath where Value == Never {
  /// A path that extracts nothing.
  public static var never: Self {
    Self(embed: { (never: Never) -> Root in }, extraction: { _ in nil })
  }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// The path from a raw value to the value that it represents.
  ///
  /// ```swift
  /// AnyCasePath<Int, Month>.rawValue.extract(from: 12)  // Month.december
  /// ```
  public static var rawValue: Self {
    Self(embed: { $0.rawValue }, extraction: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value: LosslessStringConvertible, Root == String {
  /// The path from a text to the value that it describes.
  ///
  /// ```swift
  /// AnyCasePath<String, Int>.description.extract(from: "12")  // 12
  /// ```
  public static var description: Self {
    Self(embed: { $0.description }, extraction: { Value($0) })
  }
}

extension AnyCasePath {
  /// Creates the path of a case from the function that makes the case, like `/`.
  ///
  /// - Parameter embed: A case with a payload.
  public init(_ embed: @escaping (Value) -> Root) {
    self.init(reflecting: embed, location: nil)
  }

  /// Changes the value of the case in place.
  ///
  /// ```swift
  /// try (/Action.set).modify(&action) { $0 += 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - root: An enum.
  ///   - body: Changes the value.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`, or an error if the enum is of another case.
  public func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try modifyIfPresent(in: &root, body) else { throw ExtractionError() }
    return result
  }
}

extension AnyCasePath where Value == Void {
  /// Creates the path of a case without a payload, like `/`.
  ///
  /// - Parameter root: A case. It is evaluated whenever the path is used.
  @_disfavoredOverload
  public init(_ root: @autoclosure @escaping @Sendable () -> Root) {
    self.init(reflecting: root, location: nil)
  }
}

/// An error that reports that a value is of another case.
struct ExtractionError: Error {}
