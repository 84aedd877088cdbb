import BrowserHost

/// The users of the app that this process serves.
@MainActor
public enum WebUsers {
  static weak var registry: SessionRegistry?

  /// Ends all windows of a user in all browsers, for example because the account was locked.
  ///
  /// The pages load themselves anew, and the authentication of the app decides about them again. So let it refuse the
  /// user before this call:
  ///
  /// ```swift
  /// try await accounts.lock(id)
  /// await WebUsers.endWindows(ofUser: id)
  /// ```
  ///
  /// A window that opens meanwhile ends, too, if its request came before. In an app without authentication this does
  /// nothing. Several processes end the windows of each by itself.
  ///
  /// - Parameter id: The id of the user, as ``WindowUser/id`` has it.
  public static func endWindows(ofUser id: String) {
    registry?.endSessions(ofUser: id)
  }
}
