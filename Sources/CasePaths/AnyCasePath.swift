import ConcurrencyExtras

/// A pair of functions: one wraps a value in a case of an enum, the other takes it out again.
///
/// A case path refers to a case as a key path refers to a property. The prefix operator `/` makes one for any
/// case of any enum:
///
/// ```swift
/// enum Action {
///   case increment
///   case set(count: Int)
/// }
///
/// let path: AnyCasePath<Action, Int> = /Action.set
/// path.embed(3)                     // Action.set(count: 3)
/// path.extract(from: .set(count: 3))  // 3
/// path.extract(from: .increment)    // nil
/// ```
///
/// Cases of a ``CasePathable`` enum also have key paths, such as `\Action.Cases.set`.
///
/// Two laws hold for a case path. Extracting from an embedded value returns the value, and embedding an extracted
/// value returns the enum.
///
/// NB: `@unchecked Sendable` holds because the stored functions are `@Sendable`, or are cases, which capture
/// nothing.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  /// Wraps a value in the case; code that needs only this function can keep it without the path.
  package let embedding: (Value) -> Root
  @usableFromInline let extraction: (Root) -> Value?
  /// The case, if the path found it by reflection.
  private let reflected: ReflectedCase?

  init(embed: @escaping (Value) -> Root, extraction: @escaping (Root) -> Value?) {
    embedding = embed
    self.extraction = extraction
    reflected = nil
  }

  init(embed: @escaping (Value) -> Root, reflected: ReflectedCase) {
    embedding = embed
    extraction = { reflected.extract(from: $0, embed: embed) }
    self.reflected = reflected
  }

  /// Creates a path from two functions.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in the case.
  ///   - extract: Takes the value out, or returns `nil` for another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(embed: embed, extraction: extract)
  }

  /// Creates a path from two functions that capture nothing but types and other paths.
  ///
  /// NB: The compiler does not regard such functions as `@Sendable`.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in the case.
  ///   - extract: Takes the value out, or returns `nil` for another case.
  /// - Returns: The path.
  package static func unchecked(
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) -> Self {
    Self(embed: embed, extraction: extract)
  }

  /// Creates a path from a case and a function, in the expansion of a macro.
  ///
  /// - Parameters:
  ///   - embed: A case.
  ///   - extract: Takes the value out, or returns `nil` for another case.
  /// - Returns: The path.
  public static func _$embed(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) -> Self {
    Self(embed: embed, extraction: extract)
  }

  /// Wraps a value in the case.
  ///
  /// - Parameter value: A value.
  /// - Returns: An enum of the case.
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// Takes the value out of the case.
  ///
  /// ```swift
  /// (/Result<Int, any Error>.success).extract(from: .success(42))  // 42
  /// ```
  ///
  /// - Parameter root: An enum.
  /// - Returns: The value, or `nil` if the enum is of another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }

  /// Changes the value of the case in place, so that uniquely referenced storage is not copied.
  ///
  /// - Parameters:
  ///   - root: An enum.
  ///   - body: Changes the value.
  /// - Returns: The result of `body`, or `nil` if the enum is of another case.
  /// - Throws: The error of `body`. Changes that were made before stay.
  @usableFromInline
  package func modifyIfPresent<Result>(
    in root: inout Root,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeMutablePointer(to: &root) { root in
      if let reflected,
        let payload = reflected.projectPayload(of: root, as: Value.self)
      {
        defer { reflected.restore(payload) }
        return try body(&payload.pointee)
      }
      guard var value = extract(from: root.pointee) else { return nil }
      // The enum must not hold on to the value, or changing it would copy what is in it.
      root.deinitialize(count: 1)
      defer { root.initialize(to: embedding(value)) }
      return try body(&value)
    }
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the path from a type to itself, which embeds and extracts everything.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}
