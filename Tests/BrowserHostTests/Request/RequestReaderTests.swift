import BrowserHost
import NIOCore
import NIOHTTP1
import Testing
import ViewValues

/// Requests with honest and with forged facts about their client.
struct RequestReaderTests {
  private func read(
    _ uri: String = "/",
    _ headers: KeyValuePairs<String, String> = [:],
    from peer: String = "10.0.0.1",
    below basePath: String = "/",
    isEncrypted: Bool = false
  ) throws -> IncomingRequest {
    var site = Site()
    site.trustedProxies = ["10.0.0.0/8", "fd00::/8"].compactMap(IPAddressRange.init)
    site.basePath = try #require(BasePath(basePath))
    let head = HTTPRequestHead(
      version: .http1_1,
      method: .GET,
      uri: uri,
      headers: HTTPHeaders([("Host", "example.com")] + headers.map { ($0.key, $0.value) })
    )
    return try RequestReader(site: site, isEncrypted: isEncrypted)
      .read(head, from: try SocketAddress(ipAddress: peer, port: 1))
  }

  @Test func requestHasThePartsOfItsTarget() throws {
    let request = try read("/a/b?token=1&c=%20", from: "192.0.2.1")
    #expect(request.method == "GET")
    #expect(request.path == "/a/b")
    #expect(request.query == "?token=1&c=%20")
    #expect(request.queryValue("token") == "1")
    #expect(request.queryValue("c") == "%20")
    #expect(request.queryValue("a/b") == nil)
    #expect(request.host == "example.com")
    #expect(request.scheme == .http)
    #expect(request.clientAddress == "192.0.2.1")
    #expect(!request.isFromTrustedProxy)
  }

  /// As characters, the first begins with a space, and the second has a semicolon.
  @Test(arguments: ["\u{2000}", "a=x\u{37E}"])
  func cookieThatOnlyLooksLikeThatOfTheServerIsIgnored(start: String) throws {
    let name = String(repeating: "a", count: 64)
    let cookie = "__Host-live-browser=\(name)"
    #expect(try read("/", ["Cookie": "a=b; \(cookie)"], isEncrypted: true).browser != nil)
    #expect(try read("/", ["Cookie": "\(start)\(cookie)"], isEncrypted: true).browser == nil)
  }

  @Test(arguments: ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
  func requestThatAProxyHasTouchedIsPassedOn(header: String) throws {
    let headers: KeyValuePairs = [header: "1.1 proxy", header.lowercased(): "1.1 other"]
    #expect(try read("/", headers, from: "127.0.0.1").pageRequest.isPassedOn)
    #expect(try !read("/", ["X-Other": "1"], from: "127.0.0.1").pageRequest.isPassedOn)
  }

  @Test func schemeIsThatOfTheServer() throws {
    #expect(try read(isEncrypted: true).scheme == .https)
  }

  @Test(
    arguments: [
      [
        "X-Forwarded-For": "1.1.1.1", "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "evil.example",
      ],
      ["Forwarded": "for=1.1.1.1;proto=https;host=evil.example"],
      ["Forwarded": "nonsense", "X-Forwarded-For": "nonsense"],
    ] as [KeyValuePairs<String, String>]
  )
  func reportsOfStrangersAreIgnored(headers: KeyValuePairs<String, String>) throws {
    let request = try read("/", headers, from: "192.0.2.1")
    #expect(request.clientAddress == "192.0.2.1")
    #expect(request.scheme == .http)
    #expect(request.host == "example.com")
    #expect(!request.isFromTrustedProxy)
  }

  @Test func reportOfTrustedProxyReplacesTheConnection() throws {
    let headers: [KeyValuePairs<String, String>] = [
      [
        "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "a.example",
      ],
      ["Forwarded": "for=192.0.2.1;proto=https;host=a.example"],
      ["Forwarded": "For=\"192.0.2.1:80\"; Proto=HTTPS ;host=\"a\\.example\";by=_x;secret=1"],
    ]
    for headers in headers {
      let request = try read("/", headers)
      #expect(request.clientAddress == "192.0.2.1")
      #expect(request.scheme == .https)
      #expect(request.host == "a.example")
      #expect(request.isFromTrustedProxy)
    }
  }

  @Test(arguments: [
    // The client has forged what comes before the report of the proxy.
    ("1.1.1.1, 192.0.2.1", "192.0.2.1"), ("10.0.0.9,192.0.2.1", "192.0.2.1"),
    ("'; drop, ,, 192.0.2.1", "192.0.2.1"),
    // Several proxies.
    ("1.1.1.1, 192.0.2.1, 10.0.0.2,\t10.0.0.3 ", "192.0.2.1"), ("10.0.0.4, 10.0.0.2", "10.0.0.4"),
    // Other forms of an address.
    ("192.0.2.1:4711", "192.0.2.1"), ("2001:DB8::1", "2001:db8::1"),
    ("[2001:db8::1]:80", "2001:db8::1"),
    ("[2001:db8::1]", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"),
  ])
  func clientIsTheLastAddressThatIsNotTrusted(list: String, client: String) throws {
    #expect(try read("/", ["X-Forwarded-For": list]).clientAddress == client)
  }

  @Test func linesOfAHeaderFollowEachOther() throws {
    let request = try read("/", ["X-Forwarded-For": "1.1.1.1", "x-forwarded-for": "192.0.2.1"])
    #expect(request.clientAddress == "192.0.2.1")
  }

  @Test func proxyThatReportsTheClientReportsItsScheme() throws {
    let request = try read(
      "/",
      [
        "X-Forwarded-For": "1.1.1.1, 192.0.2.1, 10.0.0.2", "X-Forwarded-Proto": "ftp, https, http",
        "X-Forwarded-Host": "evil.example, a.example, inner",
      ]
    )
    #expect(request.scheme == .https)
    #expect(request.host == "a.example")
    let other = try read(
      "/",
      ["Forwarded": "for=1.1.1.1;proto=ftp, for=192.0.2.1;proto=https, for=10.0.0.2"]
    )
    #expect(other.clientAddress == "192.0.2.1")
    #expect(other.scheme == .https)
  }

  @Test(arguments: ["unknown", "_hidden"])
  func hiddenClientHasTheAddressOfItsProxy(client: String) throws {
    let request = try read("/", ["Forwarded": "for=1.1.1.1, for=\(client);proto=https"])
    #expect(request.clientAddress == "10.0.0.1")
    #expect(request.scheme == .https)
  }

  @Test(arguments: [
    ("X-Forwarded-For", ""), ("X-Forwarded-For", "192.0.2.1,"), ("X-Forwarded-For", "unknown"),
    ("X-Forwarded-For", "192.0.2.1:999999"), ("X-Forwarded-For", "[192.0.2.1"),
    ("X-Forwarded-For", "fe80::1%eth0"), ("X-Forwarded-For", "192.0.2.1 192.0.2.2"),
    ("X-Forwarded-Proto", ""), ("X-Forwarded-Proto", "javascript"), ("X-Forwarded-Proto", "https,"),
    ("Forwarded", ""), ("Forwarded", "for"), ("Forwarded", "for="),
    ("Forwarded", "for=1.1.1.1;for=2.2.2.2"),
    ("Forwarded", "for=[::1]"), ("Forwarded", "for=\"[::1]"), ("Forwarded", "for=1.1.1.1;"),
    ("Forwarded", "for=1.1.1.1,"), ("Forwarded", "for=1.1.1.1 for=2.2.2.2"),
    ("Forwarded", "proto=gopher"),
    ("Forwarded", "for=\"x, for=\"[2001:db8::1]\""),
  ])
  func unreadableReportIsRefused(header: String, value: String) {
    #expect { try read("/", [header: value]) } throws: { error in
      guard case .invalidForwarding(header, _)? = error as? RequestRefusal else { return false }
      return true
    }
  }

  @Test func forgedLineTakesNothingIntoItsQuotes() {
    #expect(throws: RequestRefusal.invalidForwarding(header: "Forwarded", value: "for=\"")) {
      try read("/", ["Forwarded": "for=\"", "forwarded": "for=192.0.2.1"])
    }
  }

  /// A proxy that sets one kind passes on the other one, as the client has made it.
  @Test func twoKindsOfReportsAreRefused() {
    for name in ["X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host"] {
      #expect(throws: RequestRefusal.ambiguousForwarding) {
        try read("/", ["Forwarded": "for=1.1.1.1", name: "192.0.2.1"])
      }
    }
  }

  @Test func repeatedHostIsRefused() {
    #expect(throws: RequestRefusal.repeatedHeader("Host")) {
      try read("/", ["host": "example.com"])
    }
  }

  @Test(arguments: [
    ("/app/", "/"), ("/app/a?b", "/a"), ("/app", ""), ("/app?b", ""), ("/app//a", "//a"),
    ("/app/../b", "/../b"),
  ])
  func pathIsBelowTheBasePath(uri: String, path: String) throws {
    #expect(try read(uri, below: "/app").path == path)
  }

  @Test(arguments: [
    "/", "/a", "/apple", "/App/", "//app/", "/x/../app/", "/%61pp/", "/app%2F", "/app\\a",
    "/app;a/", "app/",
    "http://example.com/app/", "?/app/", "*",
  ])
  func pathElsewhereIsRefused(uri: String) {
    let path = String(uri.prefix { $0 != "?" })
    #expect(throws: RequestRefusal.unknownPath(path)) { try read(uri, below: "/app") }
  }

  /// A name that could have been planted without TLS is not that of the browser.
  @Test func cookieBelongsToTheScheme() throws {
    let name = String(repeating: "a", count: 64)
    let expected = [
      ("live-browser", false, "/"), ("__Host-live-browser", true, "/"),
      ("__Secure-live-browser", true, "/app"),
    ]
    for (cookie, isEncrypted, basePath) in expected {
      for (other, _, _) in expected {
        let request = try read(
          basePath + "/",
          ["Cookie": "other=1; \(other)=\(name)"],
          below: basePath,
          isEncrypted: isEncrypted
        )
        #expect(request.browser?.description == (other == cookie ? name : nil))
      }
    }
  }
}
