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
