/// Decides whether a request comes from a page of this server, and not from one of another site.
///
/// Any page that a user visits can make their browser send requests to a server on the same machine.
/// Three facts reveal such a request: the name in its `Host` (another site's name that was pointed to
/// this machine), its `Origin`, and the lack of a token that only a served page knows.
package struct RequestGuard: Sendable {
  /// The token that the server puts into its pages.
  package let token: String
  private let boundHost: String

  package init(boundHost: String, token: String = randomToken()) {
    self.boundHost = boundHost.lowercased()
    self.token = token
  }

  /// Accepts addresses and the names of this machine.
  ///
  /// The name of another site is never an address.
  package func checkHost(_ host: String?) throws(RequestRefusal) {
    guard let host, let name = Self.name(inHost: host.lowercased()) else {
      throw .foreignHost(host)
    }
    let isOurs =
      name == "localhost" || name.hasSuffix(".localhost") || name == boundHost
      || Self.isAddress(name)
    guard isOurs else { throw .foreignHost(host) }
  }

  /// Accepts the request by which a page of this server opens its WebSocket.
  package func checkUpgrade(
    host: String?,
    origin: String?,
    token: String?
  ) throws(RequestRefusal) {
    try checkHost(host)
    let host = host ?? ""
    let origins = ["http://", "https://"].map { $0 + host.lowercased() }
    guard let origin, origins.contains(origin.lowercased()) else {
      throw .foreignOrigin(origin, host: host)
    }
    guard let token, isEqualInConstantTime(token, self.token) else { throw .wrongToken }
  }

  /// The name in `name`, `name:port` and `[address]:port`.
  private static func name(inHost host: String) -> String? {
    if host.hasPrefix("[") {
      return host.firstIndex(of: "]").map { String(host[...$0]) }
    }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, !name.isEmpty else { return nil }
    return String(name)
  }

  private static func isAddress(_ name: String) -> Bool {
    if name.hasPrefix("[") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Compares in a time that does not depend on the texts, so that nobody guesses a token digit by digit.
  private func isEqualInConstantTime(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
