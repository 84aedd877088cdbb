/// A case path that is a value, for what the compiler is to choose last.
///
/// Where a name is wrong, as in `ifLet(\.child, action: \.chidl)`, the compiler tells of the form of a method for
/// which the least is wrong with the literal. With a parameter of the type `AnyCasePath` that would be the form
/// for values, and not the one for key paths, which the person meant. What is no value lacks all three
/// conformances here, which weighs more than a case that is not there; none of them refines another, as then
/// one alone would count.
public protocol _CasePathValue<Root, Value> {
  associatedtype Root
  associatedtype Value

  /// The path.
  var _casePath: AnyCasePath<Root, Value> { get }
}

/// See `_CasePathValue`.
public protocol _CasePathOfAnyEnum {}

/// See `_CasePathValue`.
public protocol _CasePathToAnyValue {}

extension AnyCasePath: _CasePathValue, _CasePathOfAnyEnum, _CasePathToAnyValue {
  /// The path itself.
  @inlinable
  public var _casePath: AnyCasePath<Root, Value> { self }
}

// In an extension of the protocol, so that the compiler does not take a case that is not there,
// 'case .sett', for a case path.
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
