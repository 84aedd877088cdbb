import NIOHTTP1

extension HTTPRequestHead {
  var path: String {
    String(uri.prefix { $0 != "?" })
  }

  var wantsLiveConnection: Bool {
    path == Routes.livePath && headers.contains(name: "Upgrade")
  }

  /// Why this request must not become a WebSocket, where it wants to and must not.
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

  /// The browser that the request comes from, unless it has no name yet.
  var browser: BrowserID? { BrowserID(cookies: headers["Cookie"]) }

  /// The value of a query item that needs no decoding.
  private func queryValue(_ name: String) -> String? {
    guard let start = uri.firstIndex(of: "?") else { return nil }
    let items = uri[uri.index(after: start)...].split(separator: "&")
    return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
