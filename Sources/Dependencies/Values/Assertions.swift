import IssueReporting

extension DependencyValues {
  /// Checks conditions that hold unless the code is wrong.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  ///
  /// assert(index < count, "The index is out of bounds")
  /// ```
  ///
  /// In an app it is the standard library's `assert`, which stops debug builds. In a test it reports an issue and goes
  /// on, so that a test can expect a failed check.
  public var assert: any AssertionEffect {
    self[AssertKey.self]
  }

  /// Reports that the code is wrong.
  ///
  /// In an app it is the standard library's `assertionFailure`, which stops debug builds. In a test
  /// it reports an issue.
  public var assertionFailure: any AssertionFailureEffect {
    self[AssertionFailureKey.self]
  }

  /// Checks conditions without which the app must not go on.
  ///
  /// In an app it is the standard library's `precondition`, which stops it. In a test it reports an
  /// issue.
  public var precondition: any AssertionEffect {
    self[PreconditionKey.self]
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = LiveAssertion()
  static let testValue: any AssertionEffect = ReportingAssertion()
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = LiveAssertionFailure()
  static let testValue: any AssertionFailureEffect = ReportingAssertionFailure()
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = LivePrecondition()
  static let testValue: any AssertionEffect = ReportingAssertion()
}

private struct LiveAssertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct ReportingAssertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    reportIssue(Issues.failedAssertion(message()), fileID: file, filePath: file, line: line)
  }
}

private struct ReportingAssertionFailure: AssertionFailureEffect {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    reportIssue(Issues.failedAssertion(message()), fileID: file, filePath: file, line: line)
  }
}
