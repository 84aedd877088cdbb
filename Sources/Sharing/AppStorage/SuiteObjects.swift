import ConcurrencyExtras
package import Foundation
import IssueReporting

/// Finds suites of user defaults with two objects in use.
enum SuiteObjects {
  private static let suites = Locked<[String: Suite]>([:])

  // NB: `@unchecked Sendable` holds because the variables are touched under the lock of `suites` alone.
  private struct Suite: @unchecked Sendable {
    weak var object: UserDefaults?
    var isReported = false
  }

  /// The first object of the same suite that is still in use, or the object itself.
  fileprivate static func first(like object: UserDefaults) -> UserDefaults {
    guard let name = object.suiteName else { return object }
    return suites.withLock { suites in
      if let known = suites[name]?.object { return UncheckedSendable(known) }
      suites[name] = Suite(object: object)
      return UncheckedSendable(object)
    }
    .value
  }

  /// Notes the object of a key, and reports the first second object of a suite.
  static func check(_ object: UserDefaults, key: @autoclosure () -> String) {
    guard let name = object.suiteName else { return }
    let isSecond = suites.withLock { suites in
      guard let known = suites[name]?.object else {
        suites[name] = Suite(object: object)
        return false
      }
      guard known !== object, suites[name]?.isReported == false else { return false }
      suites[name]?.isReported = true
      return true
    }
    if isSecond { reportIssue(Issues.secondSuiteObject(name, key: key())) }
  }
}

extension UserDefaults {
  /// The first object of this suite that is still in use, or these defaults themselves.
  ///
  /// A view that makes an object of its suite each time then has the same one, which its properties observe.
  package var firstOfSuite: UserDefaults { SuiteObjects.first(like: self) }
}
