import BrowserHost
import Testing

struct RoutesTests {
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
