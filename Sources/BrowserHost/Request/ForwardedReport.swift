import NIOHTTP1

/// The client of a request that trusted proxies have passed on, as they report it.
///
/// Each proxy adds its report at the end of a header, so that everything before the reports of trusted proxies can be
/// forged. The reports are read from the end. The client is the first address that is not that of a trusted proxy.
struct ForwardedReport {
  private(set) var address: IPAddress
  private(set) var scheme: IncomingRequest.Scheme?
  private(set) var host: String?

  /// - Parameters:
  ///   - headers: The headers of the request.
  ///   - peer: The address of the last proxy, which is a trusted one.
  ///   - site: The registry of trusted proxies.
  /// - Throws: A refusal if the reports cannot be read.
  init(
    _ headers: HTTPHeaders,
    from peer: IPAddress,
    trusting site: Site
  ) throws(RequestRefusal) {
    address = peer
    let isStandard = headers.contains(name: ForwardedElement.header)
    let isOlder = Self.olderNames.contains { headers.contains(name: $0) }
    // A proxy sets one kind of header and passes the other one on, which a client may have forged.
    if isStandard, isOlder { throw .ambiguousForwarding }
    if isStandard {
      try readElements(headers, trusting: site)
    } else {
      try readOlderHeaders(headers, trusting: site)
    }
  }

  private static let olderNames = ["X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host"]

  private mutating func readElements(
    _ headers: HTTPHeaders,
    trusting site: Site
  ) throws(RequestRefusal) {
    for element in try ForwardedElement.all(in: headers).reversed() {
      guard site.trusts(address) else { break }
      scheme = try element.proto.map { value throws(RequestRefusal) in
        try Self.scheme(value, in: ForwardedElement.header)
      }
      host = element.host
      // A proxy may hide an address.
      guard let client = element.client, client != "unknown", !client.hasPrefix("_") else { break }
      address = try Self.address(client, in: ForwardedElement.header)
    }
  }

  private mutating func readOlderHeaders(
    _ headers: HTTPHeaders,
    trusting site: Site
  ) throws(RequestRefusal) {
    var count = 0
    for client in headers.list("X-Forwarded-For").reversed() {
      guard site.trusts(address) else { break }
      address = try Self.address(client, in: "X-Forwarded-For")
      count += 1
    }
    // The proxy that reports the client also reports the scheme and the host that the client uses.
    let proto = headers.list("X-Forwarded-Proto").report(ofProxy: count)
    scheme = try proto.map { value throws(RequestRefusal) in
      try Self.scheme(value, in: "X-Forwarded-Proto")
    }
    host = headers.list("X-Forwarded-Host").report(ofProxy: count)
  }

  private static func scheme(
    _ text: String,
    in header: String
  ) throws(RequestRefusal) -> IncomingRequest.Scheme {
    switch text.lowercased() {
    case "http", "ws": return .http
    case "https", "wss": return .https
    default: throw .invalidForwarding(header: header, value: text)
    }
  }

  /// The address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:80`.
  private static func address(
    _ text: String,
    in header: String
  ) throws(RequestRefusal) -> IPAddress {
    if let address = IPAddress(text) { return address }
    guard let name = text.hostName, let address = IPAddress(hostName: name) else {
      throw .invalidForwarding(header: header, value: text)
    }
    return address
  }
}

extension HTTPHeaders {
  /// The elements of a header that is a list, perhaps in several lines.
  fileprivate func list(_ name: String) -> [String] {
    self[name].flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map(\.withoutOuterSpaces)
  }
}

extension Substring {
  fileprivate var withoutOuterSpaces: String {
    let spaces = " \t".utf8
    guard let first = utf8.firstIndex(where: { !spaces.contains($0) }),
      let last = utf8.lastIndex(where: { !spaces.contains($0) })
    else { return "" }
    return String(self[first...last])
  }
}

extension [String] {
  /// The element of a proxy, counted from the last one, or the first element if there are fewer.
  fileprivate func report(ofProxy number: Int) -> String? {
    isEmpty ? nil : self[Swift.max(0, count - Swift.max(1, number))]
  }
}
