public import Dependencies

extension Dependency {
  /// Reads a dependency with the type that it has in the test.
  ///
  /// ```swift
  /// @Suite(.dependency(\.continuousClock, TestClock()))
  /// struct FeatureTests {
  ///   @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// }
  /// ```
  ///
  /// A read traps if the dependency has another type.
  ///
  /// - Parameters:
  ///   - keyPath: Its name in `DependencyValues`.
  ///   - type: The type that it has in the test.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  public init<T>(
    _ keyPath: any KeyPath<DependencyValues, T> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      { cast($0[keyPath: keyPath]) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Reads a dependency by its key, with the type that it has in the test.
  ///
  /// A read traps if the dependency has another type.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type that it has in the test.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      CastSource<Key, Value>().read,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

private struct CastSource<Key: TestDependencyKey, Value>: Sendable {
  @Sendable func read(from values: DependencyValues) -> Value {
    cast(values[Key.self])
  }
}

private func cast<Dependency, Value>(_ dependency: Dependency) -> Value {
  guard let value = dependency as? Value else {
    preconditionFailure(Issues.otherType(of: dependency, expected: Value.self))
  }
  return value
}
