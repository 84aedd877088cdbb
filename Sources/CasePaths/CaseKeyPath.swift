/// The key path of a case.
///
/// Where the type is known it is written like that of a property:
///
/// ```swift
/// let path: CaseKeyPath<Action, Int> = \.set
/// ```
///
/// Being a key path it can be compared, hashed, and appended to another. It makes enums when called,
/// and matches them in a `switch`:
///
/// ```swift
/// path(3)  // Action.set(count: 3)
///
/// switch action {
/// case path: print("some count was set")
/// default: break
/// }
/// ```
///
/// To read and change the value in a case see ``CasePathable``.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// The key path of a case, where the type of the case's value does not matter.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// A key path that may be used by several tasks at once.
public typealias _SendableKeyPath<Root, Value> = any Sendable & KeyPath<Root, Value>

extension KeyPath {
  /// Makes an enum of the case.
  ///
  /// ```swift
  /// let path: CaseKeyPath<Action, Int> = \.set
  /// path(3)  // Action.set(count: 3)
  /// ```
  ///
  /// - Parameter value: The value of the case.
  /// - Returns: The enum.
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(self).embed(value)
  }

  /// Makes an enum of the case.
  ///
  /// ```swift
  /// let path: CaseKeyPath<Action, Void> = \.increment
  /// path()  // Action.increment
  /// ```
  ///
  /// - Returns: The enum.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Whether an enum is of a case, for `switch`.
  ///
  /// - Parameters:
  ///   - lhs: The case.
  ///   - rhs: The enum.
  /// - Returns: Whether the enum is of the case.
  public static func ~= <Enum: CasePathable, AssociatedValue>(lhs: KeyPath, rhs: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(lhs).extract(from: rhs) != nil
  }
}

extension _AppendKeyPath {
  /// Makes an enum of the case, if a value fits.
  ///
  /// ```swift
  /// let path: PartialCaseKeyPath<Action> = \.set
  /// path(3)      // Action.set(count: 3)
  /// path("no")   // nil
  /// ```
  ///
  /// - Parameter value: A value, of the case if it is right.
  /// - Returns: The enum, or `nil` if the value has another type.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum?
  where Self == PartialCaseKeyPath<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.embedAny(value) as? Enum
  }
}
