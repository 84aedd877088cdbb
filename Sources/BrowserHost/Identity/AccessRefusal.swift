/// Why the authentication of an app has refused a request.
package enum AccessRefusal: Error, Equatable, Sendable {
  /// The request has no credentials, like each first one of a browser.
  case unauthorized(challenge: String)
  /// The request has credentials, and they are wrong.
  case wrongCredentials(challenge: String)
  /// The login of the browser has ended, and it repeats the credentials by itself.
  case endedLogin(challenge: String)
  case forbidden(String)
  case redirect(RedirectTarget)
  /// A redirect to an origin that the app has not allowed.
  case unsafeRedirect(String)
  case tooManyAttempts(retryAfter: Duration)
  /// The user's id is empty or too long.
  case invalidUser(bytes: Int)
  /// The app's function has thrown an error of a type.
  case failed(String)
  /// The app's function has not answered in time.
  case late(Duration)

  var status: Int {
    switch self {
    case .unauthorized, .wrongCredentials, .endedLogin: 401
    case .forbidden, .unsafeRedirect, .invalidUser: 403
    case .redirect: 303
    case .tooManyAttempts: 429
    case .failed, .late: 503
    }
  }

  /// The text that a refused browser shows, which gives no details away.
  var publicText: String {
    switch self {
    case .unauthorized, .wrongCredentials, .endedLogin: "it has no valid credentials."
    case .redirect: "its user must log in first."
    case .tooManyAttempts: "its address has sent too many wrong credentials."
    case .forbidden, .unsafeRedirect, .invalidUser: "its user has no access."
    case .failed, .late: "its user could not be checked."
    }
  }

  /// The headers of the response.
  ///
  /// - Parameter basePath: The path below which the app is served, without a slash at its end.
  /// - Returns: The headers besides those of all responses.
  func headers(basePath: String) -> [String: String] {
    switch self {
    case .unauthorized(let challenge), .wrongCredentials(let challenge),
      .endedLogin(let challenge):
      ["WWW-Authenticate": challenge]
    case .redirect(.path(let path)): ["Location": basePath + path]
    case .redirect(.url(let url)): ["Location": url]
    case .tooManyAttempts(let time): ["Retry-After": "\(max(1, time.components.seconds))"]
    default: [:]
    }
  }

  /// The refusal of a WebSocket, which cannot be redirected.
  var ofWebSocket: AccessRefusal {
    if case .redirect = self { .forbidden("its user must log in first.") } else { self }
  }
}
