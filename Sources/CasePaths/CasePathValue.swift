/// A case path that is a value, for parameters of overloads that the compiler should choose last.
///
/// For a misspelled name, as in `ifLet(\.child, action: \.chidl)`, the compiler diagnoses the overload that the
/// argument misses by the least. With a parameter of type `AnyCasePath` that is the overload for values, and
/// its message misleads: the developer meant the one for key paths. A key path lacks all three conformances
/// of this file. That weighs more than one missing case, so the compiler picks the right overload.
///
/// None of the three refines another, because the compiler would then count only one.
public protocol _CasePathValue<Root, Value> {
  associatedtype Root
  associatedtype Value

  /// The path.
  var _casePath: AnyCasePath<Root, Value> { get }
}

/// A marker that ``_CasePathValue`` explains.
public protocol _CasePathOfAnyEnum {}

/// A marker that ``_CasePathValue`` explains.
public protocol _CasePathToAnyValue {}

extension AnyCasePath: _CasePathValue, _CasePathOfAnyEnum, _CasePathToAnyValue {
  /// The path itself.
  @inlinable
  public var _casePath: AnyCasePath<Root, Value> { self }
}

// NB: In an extension of 'AnyCasePath' the compiler would take a misspelled case, 'case .sett', for a case path.
extension _CasePathValue {
  /// Whether an enum is of the case, for `switch`.
  ///
  /// ```swift
  /// switch action {
  /// case /Action.set: print("some count was set")
  /// default: break
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The case.
  ///   - value: The enum.
  /// - Returns: Whether the enum is of the case.
  public static func ~= (pattern: Self, value: Root) -> Bool {
    pattern._casePath.extract(from: value) != nil
  }
}
