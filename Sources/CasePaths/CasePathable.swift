/// An enum whose cases have key paths.
///
/// ```swift
/// enum Action {
///   case increment
///   case set(count: Int)
/// }
///
/// extension Action: CasePathable {
///   struct AllCasePaths {
///     let increment = AnyCasePath(unsafe: Action.increment)
///     let set = AnyCasePath(unsafe: Action.set)
///   }
///   static let allCasePaths = AllCasePaths()
/// }
///
/// action.is(\.set)
/// action[case: \.set]                // 3
/// action.modify(\.set) { $0 += 1 }
/// ```
///
/// With `@dynamicMemberLookup` on the enum the value of a case is also a property, `action.set`, that
/// is `nil` for another case.
public protocol CasePathable {
  /// A type with a property for each case, of type ``AnyCasePath`` and with the name of the case.
  associatedtype AllCasePaths

  /// The paths of all cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of the enum's key paths of cases, as in `\Action.Cases.set`.
  public typealias Cases = Case<Self>
}

/// A collection of all case paths that finds the one of a value.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The key path of the case that a value is of.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// An enum whose cases can be listed, by their key paths.
///
/// ```swift
/// Array(Action.allCasePaths)  // [\.increment, \.set]
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The key path of the case that this value is of.
  ///
  /// ```swift
  /// Action.set(count: 3).case == \.set  // true
  /// ```
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
