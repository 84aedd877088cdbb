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
  static let liveValue: any AssertionEffect = Assertion {
    Swift.assert($0(), $1(), file: $2, line: $3)
  }
  static let testValue: any AssertionEffect = Assertion.reporting
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = AssertionFailure {
    Swift.assertionFailure($0(), file: $1, line: $2)
  }
  static let testValue: any AssertionFailureEffect = AssertionFailure(fail: report)
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = Assertion {
    Swift.precondition($0(), $1(), file: $2, line: $3)
  }
  static let testValue: any AssertionEffect = Assertion.reporting
}

private struct Assertion: AssertionEffect {
  let check:
    @Sendable (
      _ condition: () -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) -> Void

  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    check(condition, message, file, line)
  }

  static let reporting = Assertion {
    if !$0() { report($1, $2, $3) }
  }
}

private struct AssertionFailure: AssertionFailureEffect {
  let fail: @Sendable (_ message: () -> String, _ file: StaticString, _ line: UInt) -> Void

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    fail(message, file, line)
  }
}

@Sendable
private func report(_ message: () -> String, _ file: StaticString, _ line: UInt) {
  reportIssue(Issues.failedAssertion(message()), fileID: file, filePath: file, line: line)
}
