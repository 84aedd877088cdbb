import BrowserHost
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Images of the app at the addresses that its views have.
@MainActor
struct ImageRouteTests {
  private let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "")

  @Test func imageIsServedByTheHashOfItsContent() throws {
    let content = "<svg viewBox='0 0 1 1'><!-- \(UUID().uuidString) --></svg>"
    let path = try showImage(content)
    #expect(path == (try showImage(content)))
    #expect(path != (try showImage(content + " ")))
    let answer = routes.answer(.init(path: path, host: "localhost"))
    #expect(answer.status == 200)
    #expect(answer.body == Array(content.utf8))
    #expect(answer.headers["Content-Type"] == "image/svg+xml")
    #expect(answer.headers["Cache-Control"] == "private, max-age=31536000, immutable")
    #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
    #expect(
      answer.headers["Content-Security-Policy"]
        == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    )
  }

  @Test func imageIsForUsersAlone() throws {
    let path = try showImage("<svg viewBox='0 0 2 2'/>")
    #expect(routes.answer(.init(path: path, host: "localhost")).isForUsers)
    #expect(routes.answer(.init(path: path, host: "evil.example")).status == 421)
    #expect(routes.answer(.init(method: "POST", path: path, host: "localhost")).status == 405)
  }

  @Test(arguments: ["", "x.png", "../../etc/passwd", "%2e%2e/drawing.svg", "drawing.svg"])
  func pathThatNoViewHasShownIsUnknown(name: String) throws {
    _ = try showImage("<svg viewBox='0 0 3 3'/>")
    #expect(routes.answer(.init(path: "/images/\(name)", host: "localhost")).status == 404)
  }

  @Test func addressIsBelowTheBasePath() throws {
    let base = try #require(AddressBase(origin: "http://localhost", basePath: "/app"))
    let path = try showImage("<svg viewBox='0 0 4 4'/>", address: PageAddress(base: base))
    #expect(path.hasPrefix("/app/images/"))
  }
}
