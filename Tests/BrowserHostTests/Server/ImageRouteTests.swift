import BrowserHost
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Images of the app at the addresses that its views have.
@MainActor
struct ImageRouteTests {
  private let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "")

  /// Shows an image that is a file with a content, and returns its address on the page.
  private func show(
    _ content: String,
    environment: EnvironmentValues = EnvironmentValues(),
    address: PageAddress? = nil
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.utf8).write(to: folder.appendingPathComponent("drawing.svg"))
    let bundle = try #require(Bundle(url: folder))
    let graph = ViewGraph(root: Image("drawing", bundle: bundle), address: address)
    defer { graph.unmount() }
    guard case .insert(let tree, into: _, before: _) = try #require(graph.mount().first) else {
      throw CocoaError(.coderInvalidValue)
    }
    return try #require(tree.element["src"])
  }

  @Test func imageIsServedByTheHashOfItsContent() throws {
    let content = "<svg viewBox='0 0 1 1'><!-- \(UUID().uuidString) --></svg>"
    let path = try show(content)
    #expect(path == (try show(content)))
    #expect(path != (try show(content + " ")))
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
    let path = try show("<svg viewBox='0 0 2 2'/>")
    #expect(routes.answer(.init(path: path, host: "localhost")).isForUsers)
    #expect(routes.answer(.init(path: path, host: "evil.example")).status == 421)
    #expect(routes.answer(.init(method: "POST", path: path, host: "localhost")).status == 405)
  }

  @Test(arguments: ["", "x.png", "../../etc/passwd", "%2e%2e/drawing.svg", "drawing.svg"])
  func pathThatNoViewHasShownIsUnknown(name: String) throws {
    _ = try show("<svg viewBox='0 0 3 3'/>")
    #expect(routes.answer(.init(path: "/images/\(name)", host: "localhost")).status == 404)
  }

  @Test func addressIsBelowTheBasePath() throws {
    let base = try #require(AddressBase(origin: "http://localhost", basePath: "/app"))
    let path = try show("<svg viewBox='0 0 4 4'/>", address: PageAddress(base: base))
    #expect(path.hasPrefix("/app/images/"))
  }
}
