import BrowserHost
import NIOHTTP1
import Testing
import ViewCore

struct RoutesTests {
  private let html: HTTPHeaders = ["Accept": "text/html"]

  private func contentPolicy(at path: String, framing framedPages: [String: String]) -> String? {
    let routes = Routes(
      requestGuard: RequestGuard(boundHost: "localhost"),
      title: "App",
      framedPages: framedPages
    )
    let answer = routes.answer(.init(path: path, host: "localhost"))
    return answer.status == 200 ? answer.headers["Content-Security-Policy"] : nil
  }

  @Test func noPageIsInAFrameOrShowsOne() throws {
    let policy = try #require(contentPolicy(at: "/", framing: [:]))
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.hasSuffix("; frame-ancestors 'none'"))
    #expect(!policy.contains("frame-src"))
  }

  @Test func framedPagesAreShownByTheFirstPageAlone() throws {
    let pages = ["/previews/one": "One"]
    let first = try #require(contentPolicy(at: "/", framing: pages))
    #expect(first.hasSuffix("; frame-ancestors 'none'; frame-src 'self'"))
    let framed = try #require(contentPolicy(at: "/previews/one", framing: pages))
    #expect(framed.hasSuffix("; frame-ancestors 'self'"))
    #expect(!framed.contains("frame-src"))
    #expect(contentPolicy(at: "/previews/two", framing: pages) == nil)
  }

  #if DEBUG
  @Test func pagesOfThisMachineLoadTheModulesOfTheInspectorWhereThereIsOne() throws {
    /// Whether the page that a client gets loads the module, and whether the module is there.
    func answers(
      isInspected: Bool,
      host: String = "localhost",
      client: String? = "127.0.0.1",
      headers: HTTPHeaders = [:]
    ) -> [Bool] {
      let routes = Routes(
        requestGuard: RequestGuard(boundHost: "0.0.0.0", allowedHosts: ["app.test"]),
        title: "App",
        isInspected: isInspected
      )
      let script = ClientAssets.folder + "inspected.js"
      return ["/", script].map { path in
        let answer = routes.answer(
          .init(path: path, host: host, clientAddress: client, headers: headers)
        )
        let isPage = path == "/"
        let text = String(decoding: answer.body, as: UTF8.self)
        return answer.status == 200 && (!isPage || text.contains("src=\"\(script)\""))
      }
    }
    #expect(answers(isInspected: true) == [true, true])
    #expect(answers(isInspected: false) == [false, false])
    #expect(answers(isInspected: true, client: "192.0.2.1") == [false, true])
    #expect(answers(isInspected: true, client: nil) == [false, true])
    #expect(answers(isInspected: true, host: "app.test") == [false, true])
    #expect(answers(isInspected: true, headers: ["Via": "1.1 proxy"]) == [false, true])
  }
  #endif

  @Test func pageOverTLSLoadsNoImageWithoutIt() throws {
    let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "App")
    for (scheme, images) in [
      (IncomingRequest.Scheme.https, "img-src 'self' data: https:; "),
      (.http, "img-src 'self' data: https: http:; "),
    ] {
      let answer = routes.answer(.init(path: "/", scheme: scheme, host: "localhost"))
      #expect(answer.headers["Content-Security-Policy"]?.contains(images) == true)
    }
  }

  /// A refusal may be shown as a page, and so may the script.
  @Test func refusalsAndAssetsLoadNothing() throws {
    let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "App")
    let asset = try #require(ClientAssets.assets.keys.first)
    for path in ["/nowhere", "/live", "/live/health", ClientAssets.folder + asset] {
      let answer = routes.answer(.init(path: path, host: "localhost"))
      #expect(
        answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
      )
    }
  }

  @Test func pageIsAtEachAddressOfTheApp() throws {
    let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "App")
    for path in ["/standups", "/standups/1/meetings/2", "/a.b"] {
      let answer = routes.answer(.init(path: path, host: "localhost", headers: html))
      #expect(answer.status == 200)
      #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
    }
    // A text that is not an address has no page, and neither has a file that another page asks for.
    let long = "?" + String(repeating: "a", count: AddressPath.longest)
    let others: [IncomingRequest] = [
      .init(path: "/standups", host: "localhost"),
      .init(path: "/standups", query: long, host: "localhost", headers: html),
      .init(path: "//evil.example", host: "localhost", headers: html),
      .init(path: "/../etc", host: "localhost", headers: html),
      .init(path: "standups", host: "localhost", headers: html),
    ]
    for other in others { #expect(routes.answer(other).status == 404, "\(other.path)") }
    let foreign = routes.answer(.init(path: "/standups", host: "evil.example", headers: html))
    #expect(foreign.status == 421)
  }

  @Test func everythingOfThePageIsBelowTheBasePath() throws {
    let routes = Routes(
      requestGuard: RequestGuard(boundHost: "localhost"),
      title: "{{base}}",
      basePath: try #require(BasePath("/tools/app"))
    )
    let answer = routes.answer(.init(path: "/", host: "localhost"))
    let page = String(decoding: answer.body, as: UTF8.self)
    #expect(page.contains(#"<meta name="base-path" content="/tools/app">"#))
    let links = page.matches(of: /(?:href|src)="([^"]*)"/).map { $0.1 }.filter { $0 != "data:," }
    #expect(links.count == 2)
    #expect(links.allSatisfy { $0.hasPrefix("/tools/app\(ClientAssets.folder)") })
    #expect(page.contains("<title>{{base}}</title>"))
    #expect(answer.headers["Set-Cookie"]?.contains("; Path=/tools/app; ") == true)
  }

  @Test func basePathWithoutSlashLeadsToThePage() throws {
    let routes = Routes(
      requestGuard: RequestGuard(boundHost: "localhost"),
      title: "App",
      basePath: try #require(BasePath("/app"))
    )
    let answer = routes.answer(.init(path: "", query: "?a=//evil.example", host: "localhost"))
    #expect(answer.status == 308)
    #expect(answer.headers["Location"] == "/app/?a=//evil.example")
    #expect(
      routes.answer(.init(path: "//evil.example", host: "localhost", headers: html)).status == 404
    )
    #expect(routes.answer(.init(path: "", host: "evil.example")).status == 421)
  }

  @Test func previewsHaveNoFurtherAddresses() {
    let routes = Routes(
      requestGuard: RequestGuard(boundHost: "localhost"),
      title: "Previews",
      framedPages: ["/previews/one": "One"]
    )
    let answer = routes.answer(.init(path: "/standups", host: "localhost", headers: html))
    #expect(answer.status == 404)
  }

  @Test func eachPageHasItsTitle() throws {
    let routes = Routes(
      requestGuard: RequestGuard(boundHost: "localhost"),
      title: "All",
      framedPages: ["/one": "One & only"]
    )
    let titles = ["/", "/one"].map { path in
      let page = String(
        decoding: routes.answer(.init(path: path, host: "localhost")).body,
        as: UTF8.self
      )
      return page.firstMatch(of: /<title>(.*)<\/title>/).map { String($0.1) }
    }
    #expect(titles == ["All", "One &amp; only"])
  }
}
