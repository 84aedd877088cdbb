import ConcurrencyExtras
import Foundation
import IssueReporting

/// Finds suites of user defaults with two objects in use.
enum SuiteObjects {
  private static let suites = Locked<[String: Suite]>([:])

  // NB: `@unchecked Sendable` holds because the variables are touched under the lock of `suites` alone.
  private struct Suite: @unchecked Sendable {
    weak var object: UserDefaults?
    var isReported = false
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
