import ConcurrencyExtras
import IssueReporting

/// One attempt to get at the default of a dependency: what was asked for, and where.
struct DefaultAccess: Sendable {
  /// The attempt that the code that is running now is part of.
  @TaskLocal private static var current: DefaultAccess?

  private let key: ObjectIdentifier
  private let name: StaticString?
  private let location: SourceLocation
  private let isMissingTestValue = LockIsolated(false)

  init(key: any TestDependencyKey.Type, name: StaticString?, location: SourceLocation) {
    self.key = ObjectIdentifier(key)
    self.name = name
    self.location = location
  }

  /// Whether a test would have been told that the value is missing, had it not been about to
  /// replace it.
  var isUnusable: Bool { isMissingTestValue.value }

  /// Makes a default value, which sees `values` when it uses dependencies itself.
  func evaluate<Value>(in values: DependencyValues, _ makeValue: () -> Value) -> Value {
    var values = values
    values.location = nil
    return Self.$current.withValue(self) {
      DependencyValues.withCurrent(values, operation: makeValue)
    }
  }

  /// Reports that there is nothing to use in an app.
  func noteMissingLiveValue(of key: any TestDependencyKey.Type) {
    location.report(Issues.noLiveValue(of: key, named: name, at: location))
  }

  /// Reports that there is nothing to use in a test.
  static func noteMissingTestValue(of key: any TestDependencyKey.Type) {
    let access = current
    guard !DependencyValues.isSetting else {
      access?.isMissingTestValue.setValue(true)
      return
    }
    report(
      Issues.noTestValue(
        of: key,
        named: access?.key == ObjectIdentifier(key) ? access?.name : nil,
        at: access?.location
      ),
      at: access?.location
    )
  }

  private static func report(_ issue: String, at location: SourceLocation?) {
    guard let location else {
      reportIssue(issue)
      return
    }
    location.report(issue)
  }
}
