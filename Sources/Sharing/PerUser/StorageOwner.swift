import Dependencies
import IssueReporting
package import ViewValues

/// The owner of a value with a key for the user of the window.
package enum StorageOwner {
  /// All windows share the value, because the app does not ask who its users are.
  case process
  case user(WindowUser)
  /// The app has users, and the code belongs to none of them.
  case nobody

  /// The owner of a value whose key is made now.
  package static func current(for key: @autoclosure () -> String) -> StorageOwner {
    @Dependency(\.windowUser) var user
    @Dependency(\.context) var context
    if let user { return .user(user) }
    // A test has storage of its own.
    guard context == .live, ServedUsers.exist else { return .process }
    reportIssue(Issues.noUser(key()))
    return .nobody
  }
}

extension WindowUser {
  /// The name of a user's own value among those of all users.
  ///
  /// No two users have the same one, because the encoded id has no slash.
  package func name(for name: String) -> String {
    "Users/\(encodedID)/\(name)"
  }
}
