import BrowserHost
import NIOHTTP1
import Testing

struct RequestGuardTests {
  private let requestGuard = RequestGuard(boundHost: "127.0.0.1", token: "secret")

  @Test(arguments: [
    "localhost", "localhost:8080", "LOCALHOST:8080", "app.localhost:8080", "127.0.0.1:8080",
    "[::1]:8080", "192.168.0.17:8080",
  ])
  func guardAcceptsAddressesAndNamesOfThisMachine(host: String) throws {
    try requestGuard.checkHost(host)
  }

  @Test(arguments: [
    nil, "", ":8080", "evil.example", "localhost.evil.example:8080", "127.0.0.1.evil.example",
    "127.0.0.1.", "1.2.3", "1.2.3.456", "a:b:c",
  ])
  func guardRefusesForeignNames(host: String?) {
    #expect(throws: RequestRefusal.foreignHost(host)) { try requestGuard.checkHost(host) }
  }

  @Test func guardAcceptsTheNameThatItIsBoundTo() throws {
    try RequestGuard(boundHost: "Build.Example").checkHost("build.example:80")
  }

  @Test(arguments: ["http://localhost:8080", "https://localhost:8080", "HTTP://LOCALHOST:8080"])
  func guardAcceptsItsOwnPages(origin: String) throws {
    try requestGuard.checkUpgrade(upgrade(origin: origin))
  }

  @Test(arguments: [
    nil, "null", "", "http://localhost", "http://localhost:8081", "http://evil.example",
    "file://localhost:8080",
  ])
  func guardRefusesForeignPages(origin: String?) {
    #expect(throws: RequestRefusal.foreignOrigin(origin, host: "localhost:8080")) {
      try requestGuard.checkUpgrade(upgrade(origin: origin))
    }
  }

  @Test func guardRefusesPagesWithoutTLSWhereTheRequestUsesTLS() throws {
    try requestGuard.checkUpgrade(upgrade(origin: "https://localhost:8080", scheme: .https))
    let origin = "http://localhost:8080"
    #expect(throws: RequestRefusal.foreignOrigin(origin, host: "localhost:8080")) {
      try requestGuard.checkUpgrade(upgrade(origin: origin, scheme: .https))
    }
  }

  @Test func guardAcceptsAllowedNamesAlone() throws {
    let requestGuard = RequestGuard(boundHost: "127.0.0.1", allowedHosts: ["App.example"])
    for host in ["app.example", "APP.EXAMPLE:8443"] { try requestGuard.checkHost(host) }
    for host in [
      "x.app.example", "app.example.", "app.example.evil", "app.example:x", "[app.example]",
    ] {
      #expect(throws: RequestRefusal.foreignHost(host)) { try requestGuard.checkHost(host) }
    }
  }

  @Test(arguments: [
    "[::1]evil.example", "[evil.example]", "[::1", "localhost:1:2", "localhost:80a",
  ])
  func guardRefusesMalformedHosts(host: String) {
    #expect(throws: RequestRefusal.foreignHost(host)) { try requestGuard.checkHost(host) }
  }

  /// A server that is for this machine alone is reached from there, and not through another server.
  @Test func guardOfThisMachineRefusesProxiesAndOtherMachines() throws {
    let requestGuard = RequestGuard(
      boundHost: "127.0.0.1",
      servesThisMachineAlone: true,
      token: "secret"
    )
    for host in ["127.0.0.1:8081", "localhost:8081", "[::1]:8081"] {
      try requestGuard.checkSource(of: request(to: host))
    }
    let others = [
      request(to: "192.168.0.17:8081"), request(from: "192.168.0.17"), request(from: nil),
      request(with: "X-Forwarded-For"), request(with: "X-Forwarded-Host"),
      request(with: "X-Forwarded-Proto"), request(with: "X-Real-IP"), request(with: "Via"),
      request(with: "Forwarded"),
    ]
    for other in others {
      #expect(throws: RequestRefusal.notOfThisMachine) { try requestGuard.checkSource(of: other) }
      #expect(throws: RequestRefusal.notOfThisMachine) { try requestGuard.checkUpgrade(other) }
      #expect(throws: RequestRefusal.notOfThisMachine) { try requestGuard.checkTransfer(other) }
      try self.requestGuard.checkSource(of: other)
    }
  }

  private func request(
    to host: String = "localhost:8081",
    from address: String? = "127.0.0.1",
    with header: String? = nil
  ) -> IncomingRequest {
    IncomingRequest(
      path: "/",
      host: host,
      clientAddress: address,
      headers: HTTPHeaders(header.map { [($0, "203.0.113.7")] } ?? [])
    )
  }

  private func upgrade(
    origin: String?,
    token: String? = "secret",
    scheme: IncomingRequest.Scheme = .http
  ) -> IncomingRequest {
    var headers: HTTPHeaders = [
      "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]
    if let origin { headers.add(name: "Origin", value: origin) }
    return IncomingRequest(
      path: "/live",
      query: token.map { "?token=\($0)" } ?? "",
      scheme: scheme,
      host: "localhost:8080",
      headers: headers
    )
  }

  @Test(arguments: [nil, "", "secreT", "secret1"])
  func guardRefusesWrongTokens(token: String?) {
    #expect(throws: RequestRefusal.wrongToken) {
      try requestGuard.checkUpgrade(upgrade(origin: "http://localhost:8080", token: token))
    }
  }

  @Test func everyServerHasATokenOfItsOwn() {
    let tokens = Set((0..<100).map { _ in RequestGuard(boundHost: "localhost").token })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 64 })
  }
}
