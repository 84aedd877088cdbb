import ConcurrencyExtras
import Foundation

/// Decides whether a request comes from a page of this server, and not from one of another site.
///
/// Any page that a user visits can make their browser send requests to a server on the same machine.
/// Three facts reveal such a request:
/// - Its `Host` is the name of another site, which points to this machine.
/// - Its `Origin` is another site.
/// - It lacks the token, which only a served page knows.
package struct RequestGuard: Sendable {
  /// The token that the server puts into its pages.
  package let token: String
  private let names: Set<String>
  private let servesThisMachineAlone: Bool

  /// - Parameters:
  ///   - boundHost: The address or the name that the server listens on.
  ///   - allowedHosts: Further names by which browsers reach the server.
  ///   - servesThisMachineAlone: Whether requests that a proxy has passed on are refused, too.
  ///   - token: The token of its pages.
  package init(
    boundHost: String,
    allowedHosts: [String] = [],
    servesThisMachineAlone: Bool = false,
    token: String = randomToken()
  ) {
    names = Set((allowedHosts + [boundHost]).map { $0.lowercased() })
    self.servesThisMachineAlone = servesThisMachineAlone
    self.token = token
  }

  /// Accepts requests for a host of this server, from the browsers that it is for.
  package func checkSource(of request: IncomingRequest) throws(RequestRefusal) {
    try checkHost(request.host)
    guard !servesThisMachineAlone || request.pageRequest.isOfThisMachine else {
      throw .notOfThisMachine
    }
  }

  /// Accepts addresses, the names of this machine, and those that the server was given.
  ///
  /// The name of another site is never an address.
  package func checkHost(_ host: String?) throws(RequestRefusal) {
    guard let host, let name = Self.name(of: host) else { throw .foreignHost(host) }
    let isOurs = Self.isLocal(name) || names.contains(name) || IPAddress(hostName: name) != nil
    guard isOurs else { throw .foreignHost(host) }
  }

  /// Whether a host is a name that the server was given, and so none that other apps of a machine have, too.
  ///
  /// A browser applies what it learns about a name to all ports of it.
  func isPublicName(_ host: String?) -> Bool {
    guard let name = host.flatMap(Self.name) else { return false }
    return names.contains(name) && !Self.isLocal(name) && IPAddress(hostName: name) == nil
  }

  /// Accepts the request by which a page of this server opens its WebSocket.
  ///
  /// A page without TLS never opens one over TLS. The other way round, a proxy that is not trusted may use TLS.
  package func checkUpgrade(_ request: IncomingRequest) throws(RequestRefusal) {
    guard request.method == "GET" else { throw .wrongMethod(request.method) }
    try checkSource(of: request)
    try checkOrigin(of: request)
    guard let token = request.queryValue("token"), isEqualInConstantTime(token, self.token) else {
      throw .wrongToken
    }
    try checkHandshake(of: request)
  }

  /// The only version of the WebSocket protocol.
  static let webSocketVersion = "13"

  /// Checks what NIO does not, as RFC 6455 wants it.
  private func checkHandshake(of request: IncomingRequest) throws(RequestRefusal) {
    let version = try request.onlyValue(of: "Sec-WebSocket-Version")
    guard version == Self.webSocketVersion else { throw .wrongWebSocketVersion(version) }
    let key = try request.onlyValue(of: "Sec-WebSocket-Key")
    guard let key, key.utf8.count == 24, Data(base64Encoded: key)?.count == 16 else {
      throw .invalidHeader("Sec-WebSocket-Key")
    }
  }

  /// Accepts a request of a page of this server for the address of a file.
  ///
  /// A browser sends no `Origin` when it follows a link within a site, which is a `GET`. The secret in the address
  /// stands for the token.
  package func checkTransfer(_ request: IncomingRequest) throws(RequestRefusal) {
    try checkSource(of: request)
    let origin = try request.onlyValue(of: "Origin")
    if request.method != "GET" || origin != nil { try checkOrigin(of: request) }
  }

  private func checkOrigin(of request: IncomingRequest) throws(RequestRefusal) {
    let host = request.host ?? ""
    let schemes: [IncomingRequest.Scheme] = request.scheme == .https ? [.https] : [.http, .https]
    let origins = schemes.map { "\($0)://\(host.lowercased())" }
    let origin = try request.onlyValue(of: "Origin")
    guard let origin, origins.contains(origin.lowercased()) else {
      throw .foreignOrigin(origin, host: host)
    }
  }

  private static func isLocal(_ name: String) -> Bool {
    name == "localhost" || name.hasSuffix(".localhost")
  }

  /// Whether a host names the machine of the browser that uses it.
  static func isThisMachine(_ host: String) -> Bool {
    guard let name = name(of: host) else { return false }
    return isLocal(name) || IPAddress(hostName: name)?.isLoopback == true
  }

  private static func name(of host: String) -> String? {
    host.hostName.map { $0.lowercased() }
  }
}

/// Compares in a time that does not depend on the texts, so that nobody guesses a token digit by digit.
func isEqualInConstantTime(_ one: String, _ other: String) -> Bool {
  guard one.utf8.count == other.utf8.count else { return false }
  return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
