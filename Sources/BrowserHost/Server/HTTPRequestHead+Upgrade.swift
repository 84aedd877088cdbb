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
      guard method == .GET else { throw .wrongMethod(method.rawValue) }
      try requestGuard.checkUpgrade(
        host: try onlyValue(of: "Host"),
        origin: try onlyValue(of: "Origin"),
        token: queryValue("token")
      )
      return nil
    } catch {
      return error
    }
  }

  /// The value of a header that must not be repeated, because others might read another one of its values.
  func onlyValue(of name: String) throws(RequestRefusal) -> String? {
    let values = headers[name]
    guard values.count <= 1 else { throw .repeatedHeader(name) }
    return values.first
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
