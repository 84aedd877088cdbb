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

  /// Changes the value of a case in place.
  ///
  /// ```swift
  /// action.modify(\.set) { $0 += 1 }
  /// ```
  ///
  /// Uniquely referenced storage, such as that of an array, is not copied. If the enum is of another case,
  /// an issue is reported and nothing happens.
  ///
  /// - Parameters:
  ///   - keyPath: A case.
  ///   - yield: Changes the value.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  @inlinable
  public mutating func modify<Value>(
    _ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = Self.allCasePaths[keyPath: keyPath]
    guard path.modifyIfPresent(in: &self, yield) == nil else { return }
    reportOtherCase(Value.self, fileID, filePath, line, column)
  }
}

extension AnyCasePath where Root: CasePathable {
  /// Creates the path that the key path of a case leads to.
  ///
  /// - Parameter keyPath: The key path of a case.
  @inlinable
  public init(_ keyPath: KeyPath<Root.AllCasePaths, AnyCasePath>) {
    self = Root.allCasePaths[keyPath: keyPath]
  }
}
