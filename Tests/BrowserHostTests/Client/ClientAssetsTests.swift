import BrowserHost
import Foundation
import NIOHTTP1
import Testing

struct ClientAssetsTests {
  @Test func pageEscapesItsTitle() {
    let page = page(title: "<b> & \"{{token}}\"")
    #expect(page.contains("<title>&lt;b&gt; &amp; &quot;{{token}}&quot;</title>"))
    #expect(page.contains("content=\"t\""))
    #expect(page.contains("<meta name=\"message-limit\" content=\"99\">"))
  }

  /// A page on a slow line shows something after two requests at the same time.
  @Test func pageLoadsOneStylesheetAndOneScript() {
    let links = page(title: "App").matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) }
    let assets = ["style.css", "script.js"].map { ClientAssets.folder + $0 }
    #expect(links == ["data:,"] + assets)
  }

  @Test func allFilesOfTheFoldersAreAssets() throws {
    let files = FileManager.default
    let modules = try files.contentsOfDirectory(atPath: ClientSources.path("Script"))
    #expect(
      Set(modules.filter { $0.hasSuffix(".js") } + ["wire.js"])
        == Set(ClientAssets.scriptModules.keys).union(ClientAssets.inspectionModules.keys)
        .union(ClientAssets.rareModules.keys)
    )
    let parts = try files.contentsOfDirectory(atPath: ClientSources.path("Style"))
    #expect(Set(parts) == Set(ClientAssets.stylesheetParts.map(\.name)))
  }

  @Test func guideNamesEachModule() throws {
    let guide = ClientSources.root.appending(path: "docs/Client.md")
    let rows = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { $0.split(separator: "|")[0].matches(of: /`([a-z-]+)`/) }
      .map { "\($0.1).js" }
    let modules = Set(ClientAssets.scriptModules.keys)
      .union(ClientAssets.inspectionModules.keys).union(ClientAssets.rareModules.keys)
    #expect(modules.subtracting(named + ["wire.js"]) == [])
  }

  /// Comments do not count: they hold the types of the module, too.
  @Test func modulesAreShort() throws {
    let modules = ClientAssets.scriptModules.merging(ClientAssets.inspectionModules) { $1 }
      .merging(ClientAssets.rareModules) { $1 }
    for (name, source) in modules {
      let served = ClientAssets.withoutComments(source)
      #expect(served.count { $0 == UInt8(ascii: "\n") } <= 300, "\(name)")
    }
  }

  @Test func wireModuleHasTheNumbersOfTheServer() {
    let module = String(decoding: ClientAssets.wireModule, as: UTF8.self)
    #expect(module.contains("export const operation = {\n  setText: 1,\n"))
    #expect(module.contains("  visibility: 131072,\n"))
    #expect(module.contains("  \">row\": \"row gap\",\n"))
  }

  @Test func assetsMayBeKeptForEver() throws {
    let answer = try answer(to: "script.js")
    #expect(answer.status == 200)
    #expect(answer.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(answer.headers["Content-Type"] == "text/javascript; charset=utf-8")
  }

  @Test func assetsOfOtherVersionsAreUnknown() {
    let routes = Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "")
    #expect(routes.answer(.init(path: "/client/0/script.js", host: "localhost")).status == 404)
    #expect(routes.answer(.init(path: ClientAssets.folder, host: "localhost")).status == 404)
  }

  @Test func commentsAndIndentationStayOnTheServer() {
    let source = """
      // One.
      const a = 1; // Stays.
        /** Two. */
      /*
       * Three.
       */

        const b = "/* 4 */";
      /** Five. */ const c = 5;
      /*/ Six.
      */ const d = 6; /* Stays. */
      """
    #expect(
      String(decoding: ClientAssets.withoutComments(Array(source.utf8)), as: UTF8.self)
        == """
        const a = 1; // Stays.
        const b = "/* 4 */";
        const c = 5;
        const d = 6; /* Stays. */

        """
    )
  }

  /// A page comes up at once also where the network is slow.
  @Test func scriptAndStylesheetAreSmall() throws {
    let sizes = try ClientAssets.assets.values.map { try #require($0.gzip).count }
    #expect(sizes.reduce(0, +) < 60 * 1024)
  }

  /// A page loads each of them by itself, without the modules that it would import.
  @Test func rareModulesImportNothing() throws {
    for (name, asset) in ClientAssets.rareAssets {
      let source = String(decoding: asset.plain, as: UTF8.self)
      #expect(!source.contains("import "), "\(name)")
      #expect(source.contains("export function begin("), "\(name)")
    }
  }

  @Test func compressedAssetsHaveTheSameContent() throws {
    for asset in ClientAssets.assets.values {
      #expect(try uncompressed(try #require(asset.gzip)) == asset.plain)
    }
    let nothing = try #require(Deflate.gzip([]))
    #expect(try uncompressed(nothing) == [])
  }

  /// Random bytes grow when they are compressed, and the buffer has to hold that.
  @Test func incompressibleBytesAreCompressed() throws {
    var seed: UInt64 = 1
    let noise = (0..<100_000).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: seed >> 56)
    }
    let compressed = try #require(Deflate.gzip(noise))
    #expect(compressed.count > noise.count)
    #expect(try uncompressed(compressed) == noise)
  }

  @Test func assetIsCompressedForBrowsersThatTakeIt() throws {
    let asset = try #require(ClientAssets.assets["style.css"])
    let plain = try answer(to: "style.css")
    #expect(plain.headers["Content-Encoding"] == nil)
    #expect(plain.headers["Vary"] == "Accept-Encoding")
    #expect(plain.body == asset.plain)

    let compressed = try answer(to: "style.css", acceptsGzip: true)
    #expect(compressed.headers["Content-Encoding"] == "gzip")
    #expect(compressed.headers["Vary"] == "Accept-Encoding")
    #expect(compressed.body == asset.gzip)
  }

  private func page(title: String) -> String {
    String(
      decoding: ClientAssets.page(title: title, token: "t", messageBytes: 99),
      as: UTF8.self
    )
  }

  private func answer(to name: String, acceptsGzip: Bool = false) throws -> Routes.Answer {
    let path = ClientAssets.folder + name
    return Routes(requestGuard: RequestGuard(boundHost: "localhost"), title: "")
      .answer(
        .init(
          path: path,
          host: "localhost",
          headers: ["Accept-Encoding": acceptsGzip ? "gzip" : "identity"]
        )
      )
  }

  private func uncompressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("asset-\(UUID().uuidString).gz")
    try Data(bytes).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    return Array(try Command.run("gzip", "--decompress", "--stdout", source.path).output)
  }
}
