import ConcurrencyExtras

extension CasePathable {
  /// The value of a case, or `nil` if this is of another.
  ///
  /// ```swift
  /// action[case: \.set]  // 3
  /// ```
  ///
  /// - Parameter keyPath: A case.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// The value of a case whose type is not known, or `nil` if this is of another.
  ///
  /// - Parameter keyPath: A case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any AnyCase)?.extractAny(from: self)
  }

  /// Sets the value of a case, if this is of that case.
  ///
  /// ```swift
  /// action[case: \.set] = 4
  /// ```
  ///
  /// It cannot be read, because there may be no value.
  ///
  /// - Parameter keyPath: A case.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable, message: "The value is optional: read '[case:]' as an optional")
    get { fatalError("'get' is unavailable") }
    set { AnyCasePath(keyPath).modifyIfPresent(in: &self) { $0 = newValue } }
  }

  /// The value of a case, or `nil` if this is of another.
  ///
  /// The enum itself has to be marked `@dynamicMemberLookup`:
  ///
  /// ```swift
  /// state.destination?.alert
  /// ```
  ///
  /// - Parameter keyPath: A case.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    @available(*, unavailable, message: "Write 'value = .case(…)' instead of 'value.case = …'")
    set {
      guard let newValue else { return }
      Self.allCasePaths[keyPath: keyPath].modifyIfPresent(in: &self) { $0 = newValue }
    }
  }

  /// Sets the value of a case, if this is of that case.
  ///
  /// It cannot be read, because there may be no value.
  ///
  /// - Parameter keyPath: A case.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    @available(*, unavailable, message: "The value is optional: read it as an optional")
    get { fatalError("'get' is unavailable") }
    set { Self.allCasePaths[keyPath: keyPath].modifyIfPresent(in: &self) { $0 = newValue } }
  }

  /// Whether this is of a case.
  ///
  /// ```swift
  /// action.is(\.increment)
  /// ```
  ///
  /// - Parameter keyPath: A case.
  /// - Returns: Whether this is of the case.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
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
  // NB: If both overloads were equal, the compiler would fail to report a misspelled case.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modifyIfPresent(in: &self, yield) == nil else { return }
    reportOtherCase(Value.self, fileID, filePath, line, column)
  }

  /// Reports that this is not of the case that code wants to change.
  @usableFromInline
  func reportOtherCase<Value>(
    _ type: Value.Type,
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    report(
      Issues.otherCase(Self.self, type, actual: caseName(of: self)),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
