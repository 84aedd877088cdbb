/// How browsers reach the server: by which names, through which proxies, below which path, and with which messages.
package struct Site: Equatable, Sendable {
  /// The names that a request may have in its `Host`, besides addresses and names of this machine.
  package var allowedHosts: [String] = []
  /// The proxies whose reports about a request are believed.
  package var trustedProxies: [IPAddressRange] = []
  /// The path below which the app is served.
  package var basePath = BasePath.root
  /// Whether messages are compressed for pages that offer it.
  ///
  /// The size of a compressed message tells who reads the line how much of it is said twice.
  package var compressesMessages = false

  package init() {}

  func trusts(_ address: IPAddress?) -> Bool {
    guard let address else { return false }
    return trustedProxies.contains { $0.contains(address) }
  }
}
