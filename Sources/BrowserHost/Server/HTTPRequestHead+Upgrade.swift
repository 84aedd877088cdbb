import NIOHTTP1

extension HTTPRequestHead {
  var path: String {
    String(uri.prefix { $0 != "?" })
  }

  var wantsLiveConnection: Bool {
    path == Routes.livePath && headers.contains(name: "Upgrade")
  }

  /// The reason why this request for a WebSocket is refused, or `nil` for all other requests.
  func upgradeRefusal(by requestGuard: RequestGuard) -> RequestRefusal? {
    guard wantsLiveConnection else { return nil }
    do throws(RequestRefusal) {
      try requestGuard.checkUpgrade(
        host: headers.first(name: "Host"),
        origin: headers.first(name: "Origin"),
        token: queryValue("token")
      )
      return nil
    } catch {
      return error
    }
  }

  /// The browser that sent the request, or `nil` before it has a name.
  var browser: BrowserID? { BrowserID(cookies: headers["Cookie"]) }

  /// The value of a query item that needs no decoding.
  private func queryValue(_ name: String) -> String? {
    guard let start = uri.firstIndex(of: "?") else { return nil }
    let items = uri[uri.index(after: start)...].split(separator: "&")
    return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
