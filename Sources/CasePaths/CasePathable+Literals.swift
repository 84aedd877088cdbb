// Overloads for key paths that are written in place, as in `action[case: \.set]`.
//
// `\Case<Action>.set` goes through a subscript with an argument. The runtime creates such a key path each time,
// which takes two microseconds. `\Action.AllCasePaths.set` is a property, whose key path is created once or is
// optimized away. The compiler prefers these overloads where both fit.

extension CasePathable {
  /// The value of a case, or `nil` if this is of another.
  ///
  /// ```swift
  /// action[case: \.set]  // 3
  /// ```
  ///
  /// - Parameter keyPath: A case.
  @inlinable
  public subscript<Value>(
    case keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Whether this is of a case.
  ///
  /// ```swift
  /// action.is(\.increment)
  /// ```
  ///
  /// - Parameter keyPath: A case.
  /// - Returns: Whether this is of the case.
  @inlinable
  public func `is`<Value>(_ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Bool {
    self[case: keyPath] != nil
  }
}
