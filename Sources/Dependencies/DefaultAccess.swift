import ConcurrencyExtras
import IssueReporting

/// A read of the default of a dependency, with its key and its place in the source.
struct DefaultAccess: Sendable {
  /// The read that the running code is a part of.
  @TaskLocal private static var current: DefaultAccess?

  private let key: ObjectIdentifier
  let name: StaticString?
  private let location: SourceLocation
  private let isMissingValue = LockIsolated(false)

  init(key: any TestDependencyKey.Type, name: StaticString?, location: SourceLocation) {
    self.key = ObjectIdentifier(key)
    self.name = name
    self.location = location
  }

  /// Whether the value is missing.
  ///
  /// The code is about to replace it, so no issue is reported.
  var isUnusable: Bool { isMissingValue.value }

  /// Makes a default value.
  ///
  /// Its own uses of dependencies see `values`.
  func evaluate<Value>(in values: DependencyValues, _ makeValue: () -> Value) -> Value {
    var values = values
    values.location = nil
    let value = Self.$current.withValue(self) {
      DependencyValues.withCurrent(values, operation: makeValue)
    }
    // A default value that is made with this one lacks it, too.
    if isUnusable { Self.current?.isMissingValue.setValue(true) }
    return value
  }

  /// Reports that the dependency has no live value.
  func noteMissingLiveValue(of key: any TestDependencyKey.Type) {
    guard !DependencyValues.isSetting else {
      isMissingValue.setValue(true)
      return
    }
    location.report(Issues.noLiveValue(of: key, named: name, at: location))
  }

  /// Reports that the dependency has no test value.
  static func noteMissingTestValue(of key: any TestDependencyKey.Type) {
    let access = current
    guard !DependencyValues.isSetting else {
      access?.isMissingValue.setValue(true)
      return
    }
    UnimplementedUse(of: key).report()
  }

  /// The place that reads a default value, and the name of the property if its key is `key`.
  static func current(
    of key: any TestDependencyKey.Type
  ) -> (name: StaticString?, location: SourceLocation)? {
    guard let current else { return nil }
    let name = current.key == ObjectIdentifier(key) ? current.name : nil
    return (name, current.location)
  }
}
