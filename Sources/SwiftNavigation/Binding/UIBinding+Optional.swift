internal import IssueReporting

extension UIBinding {
  /// A binding to the value in an optional, or nil where there is none.
  ///
  /// Once the optional is nil, the binding keeps the last value, and what is written to it changes nothing.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(_ base: UIBinding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(base.place.followed(by: .unwrapped)) {
      base.wrappedValue.map(last.keep) ?? last.value
    } set: { value in
      guard base.wrappedValue != nil else { return }
      base.wrappedValue = last.keep(value)
    }
  }

  /// A binding to whether an optional has a value.
  ///
  /// Writing false makes the optional nil. Writing true is reported as an issue, as no value is known, unless
  /// there is one.
  ///
  /// - Parameters:
  ///   - base: A binding to the optional.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<V>(
    _ base: UIBinding<V?>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Bool {
    self.init(base.place.followed(by: .isPresent)) {
      base.wrappedValue != nil
    } set: { isPresent in
      if !isPresent {
        base.wrappedValue = nil
      } else if base.wrappedValue == nil {
        reportIssue(
          Issues.presentedWithoutValue(V.self),
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    }
  }

  /// A binding to an optional from one that always has a value.
  ///
  /// Writing nil is ignored.
  ///
  /// - Parameter base: A binding to the value.
  public init<V>(_ base: UIBinding<V>) where Value == V? {
    self.init(base.place.followed(by: .promoted)) {
      base.wrappedValue
    } set: { value in
      if let value { base.wrappedValue = value }
    }
  }

  /// A binding to a value whose type is erased.
  ///
  /// Writing a value of another type is reported as an issue, and changes nothing.
  ///
  /// - Parameter base: A binding to the value.
  public init<V: Hashable>(_ base: UIBinding<V>) where Value == AnyHashable {
    self.init(base.place.followed(by: .erased)) {
      base.wrappedValue
    } set: { erased in
      guard let value = erased.base as? V else {
        return reportIssue(Issues.otherTypeWritten(erased.base, expected: V.self))
      }
      base.wrappedValue = value
    }
  }
}
