import ConcurrencyExtras

extension Optional: CasePathable, CasePathIterable {
  /// The paths of an optional's cases.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The path of `nil`.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
    }

    /// The path of the value in an optional.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { $0 }, extract: { $0 })
    }

    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// A path through the value in an optional to one of its cases.
    ///
    /// The original gives a path to an optional member, and has deprecated it.
    ///
    /// - Parameter keyPath: A case of the value.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member> where Wrapped: CasePathable {
      some.appending(path: Wrapped.allCasePaths[keyPath: keyPath])
    }
  }

  /// The paths of an optional's cases.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension Optional.AllCasePaths: Sequence {
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
    let paths: [PartialCaseKeyPath<Optional>] = [\.none, \.some]
    return paths.makeIterator()
  }
}

extension Optional where Wrapped: CasePathable {
  /// Whether there is a value, and it is of a case.
  ///
  /// ```swift
  /// state.destination.is(\.alert)
  /// ```
  ///
  /// - Parameter keyPath: A case of the value.
  /// - Returns: Whether the value is of the case; `false` if there is none.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Changes the value of a case of the wrapped enum in place.
  ///
  /// If there is no value, or it is of another case, an issue is reported and nothing happens.
  ///
  /// - Parameters:
  ///   - keyPath: A case of the value.
  ///   - yield: Changes the value of the case.
  ///   - fileID: The file to report an issue at.
  ///   - filePath: The path of that file.
  ///   - line: The line to report an issue at.
  ///   - column: The column to report an issue at.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard
      self?.modify(
        keyPath,
        yield: yield,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ) == nil
    else { return }
    report(
      Issues.otherCase(Wrapped.self, Value.self, actual: "nil"),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
