import ConcurrencyExtras
import IssueReporting

/// One attempt to get at the default of a dependency: what was asked for, and where.
struct DefaultAccess: Sendable {
  /// The attempt that the code that is running now is part of.
  @TaskLocal private static var current: DefaultAccess?

  private let key: ObjectIdentifier
  private let name: StaticString?
  private let location: SourceLocation
  private let isMissingValue = LockIsolated(false)

  init(key: any TestDependencyKey.Type, name: StaticString?, location: SourceLocation) {
    self.key = ObjectIdentifier(key)
    self.name = name
    self.location = location
  }

  /// Whether an issue would say that the value is missing, if the code were not about to replace it.
  var isUnusable: Bool { isMissingValue.value }

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
    guard !DependencyValues.isSetting else {
      isMissingValue.setValue(true)
      return
    }
    location.report(Issues.noLiveValue(of: key, named: name, at: location))
  }

  /// Reports that there is nothing to use in a test.
  static func noteMissingTestValue(of key: any TestDependencyKey.Type) {
    let access = current
    guard !DependencyValues.isSetting else {
      access?.isMissingValue.setValue(true)
      return
    }
    UnimplementedUse(of: key).report()
  }

  /// Where the running code asks for a default value, and by which name if it is that of `key`.
  static func current(
    of key: any TestDependencyKey.Type
  ) -> (name: StaticString?, location: SourceLocation)? {
    guard let current else { return nil }
    let name = current.key == ObjectIdentifier(key) ? current.name : nil
    return (name, current.location)
  }
}
