import ViewValues

extension WebAuthentication {
  /// Takes the user from a header that a trusted proxy sets after its own login.
  ///
  /// ```swift
  /// settings.authentication = .trustedProxy(userHeader: "X-Remote-User")
  /// ```
  ///
  /// The header counts only in a request of a proxy that `--trusted-proxy` names. All other requests are refused,
  /// whatever headers they have. The proxy must remove the header from the requests of browsers.
  ///
  /// - Parameters:
  ///   - userHeader: The header with the user's id.
  ///   - nameHeader: The header with the name to show.
  ///   - claimHeaders: The headers of the user's claims, by the names of the claims.
  /// - Returns: The authentication.
  public static func trustedProxy(
    userHeader: String,
    nameHeader: String? = nil,
    claimHeaders: [String: String] = [:]
  ) -> WebAuthentication {
    WebAuthentication { request in
      guard request.isFromTrustedProxy else {
        return .forbidden(reason: "it does not come through a trusted proxy.")
      }
      guard let id = request.header(userHeader), !id.isEmpty else {
        return .forbidden(reason: "the proxy has not named the user, or has done so twice.")
      }
      let name = nameHeader.flatMap(request.header)
      return .allow(
        WindowUser(id: id, name: name, claims: claimHeaders.compactMapValues(request.header))
      )
    }
  }

  /// Takes the user that oauth2-proxy has logged in: `X-Forwarded-User`, with the claims `email` and `groups`.
  public static var oauth2Proxy: WebAuthentication {
    trustedProxy(
      userHeader: "X-Forwarded-User",
      nameHeader: "X-Forwarded-Preferred-Username",
      claimHeaders: ["email": "X-Forwarded-Email", "groups": "X-Forwarded-Groups"]
    )
  }

  /// Takes the user that Authelia has logged in: `Remote-User`, with the claims `email` and `groups`.
  public static var authelia: WebAuthentication {
    trustedProxy(
      userHeader: "Remote-User",
      nameHeader: "Remote-Name",
      claimHeaders: ["email": "Remote-Email", "groups": "Remote-Groups"]
    )
  }
}
