import ConcurrencyExtras

/// A pair of functions: one wraps a value in a case of an enum, the other takes it out again.
///
/// What a key path is to a property, a case path is to a case. With the prefix operator `/` any case
/// of any enum has one:
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
/// Two laws make it a path of a case: extracting from what was embedded gives the value back, and
/// embedding what was extracted gives the enum back.
///
/// NB: `@unchecked Sendable` holds because the functions that are stored are `@Sendable`, or are those
/// of cases, which capture nothing that threads could disagree on.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  /// Wraps a value in the case: for those who keep the function and not the path.
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
  /// NB: The compiler takes such functions for ones that threads could disagree on.
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

  /// Creates a path from two functions, of which the first may be a case itself; macros expand to it.
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

  /// Changes the value in the case where it is, so that what it holds alone is not copied.
  ///
  /// - Parameters:
  ///   - root: An enum.
  ///   - body: What to do with the value.
  /// - Returns: What `body` returns, or `nil` if the enum is of another case.
  /// - Throws: What `body` throws; changes made before that stay.
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
