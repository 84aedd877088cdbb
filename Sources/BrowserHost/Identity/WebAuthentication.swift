public import ViewValues

/// Decides who may open a window, and who its user is.
///
/// The server asks before it answers a request for a page, and again before it opens the WebSocket of a window. So no
/// session exists for a request that was refused. Files such as the page's script are the same for all apps and are not
/// protected.
///
/// ```swift
/// WebAuthentication { request in
///   guard let token = request.cookies["login"], let account = try await accounts.find(token) else {
///     return .redirect(to: "https://login.example.com/")
///   }
///   return .allow(WindowUser(id: account.id, name: account.name))
/// }
/// .allowingRedirects(to: ["https://login.example.com"])
/// ```
///
/// An error, and an answer that takes longer than ``deadline``, refuse the request.
public struct WebAuthentication: Sendable {
  /// A decision about a request.
  public enum Decision: Hashable, Sendable {
    /// Opens the page or the window, for a user.
    ///
    /// The user's id has from 1 to 256 bytes.
    case allow(WindowUser)
    /// Asks for credentials, with status 401.
    ///
    /// The challenge is the value of the header `WWW-Authenticate`, such as `Basic realm="Trips"`.
    case unauthorized(challenge: String)
    /// Refuses the request, with status 403. The log has the reason.
    case forbidden(reason: String)
    /// Refuses the request for some time, with status 429.
    case retryLater(after: Duration)
    /// Sends the browser to a login, with status 303.
    ///
    /// The address is a path of the app, or a URL of an origin that
    /// ``WebAuthentication/allowingRedirects(to:)`` has allowed. Others are refused, so that no link to the app can
    /// lead to a foreign site. A WebSocket cannot be redirected, so it is refused, and its page loads itself anew.
    case redirect(to: String)
  }

  /// The longest time to wait for a decision.
  public var deadline: Duration
  /// The challenge of credentials that a browser repeats by itself, and so also when a login has ended.
  package var repeatedChallenge: String?
  package private(set) var redirects = RedirectPolicy()
  package let decide: @Sendable (PageRequest) async throws -> Decision

  /// Creates an authentication from a function.
  ///
  /// - Parameters:
  ///   - deadline: The longest time to wait for a decision.
  ///   - decide: Decides what to do with a request. It gets all headers and cookies. The path of the request for a
  ///     WebSocket is not that of its page.
  public init(
    deadline: Duration = .seconds(5),
    _ decide: @escaping @Sendable (PageRequest) async throws -> Decision
  ) {
    self.deadline = deadline
    self.decide = decide
  }

  /// Allows redirects to pages of other origins, such as that of a login.
  ///
  /// It counts for ``Decision/redirect(to:)`` and for the address after a logout.
  ///
  /// - Parameter origins: The origins, such as `https://login.example.com`.
  /// - Returns: The authentication with these origins.
  public func allowingRedirects(to origins: Set<String>) -> Self {
    var copy = self
    copy.redirects.allow(origins)
    return copy
  }
}
