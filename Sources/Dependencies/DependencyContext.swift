import Foundation
import IssueReporting

/// The environment of the running code, which chooses the value of a dependency without an override.
///
/// ```swift
/// @Dependency(\.context) var context
/// guard context == .live else { return }
/// ```
public enum DependencyContext: Hashable, Sendable {
  /// In an app: dependencies are their `liveValue`.
  case live
  /// In a preview of a view: dependencies are their `previewValue`.
  case preview
  /// In a test: dependencies are their `testValue`.
  case test

  /// The context of this process.
  static let process = {
    let decision = decide(environment: ProcessInfo.processInfo.environment, isTesting: isTesting)
    if let unknown = decision.unknownName {
      reportIssue(Issues.unknownContext(unknown, instead: decision.context))
    }
    return decision.context
  }()

  /// The context that the environment variables select.
  ///
  /// `unknownName` is the name of a context that does not exist.
  static func decide(
    environment: [String: String],
    isTesting: Bool
  ) -> (context: Self, unknownName: String?) {
    let name = environment["SWIFT_DEPENDENCIES_CONTEXT"]
    switch name {
    case "live": return (.live, nil)
    case "preview": return (.preview, nil)
    case "test": return (.test, nil)
    default: break
    }
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return (.preview, name) }
    return (isTesting ? .test : .live, name)
  }
}
