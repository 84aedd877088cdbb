import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BrowserHost

/// Clients that read a large image slowly, on connections of which nothing waits for real time.
@MainActor
struct SlowReaderTests {
  private static let image =
    "<svg viewBox='0 0 7 7'><!-- \(String(repeating: "x", count: 200_000)) --></svg>"

  private let client = SlowClient()
  private let channel = EmbeddedChannel()

  /// Asks for the image.
  private func request() throws {
    let registry = RegistryHost().registry
    let requestGuard = RequestGuard(boundHost: "localhost")
    let pages = PageHandler(
      routes: Routes(requestGuard: requestGuard, title: "App"),
      reader: RequestReader(site: Site(), isEncrypted: false),
      access: AccessCheck(nil),
      browsers: registry.browsers,
      limits: Limits(),
      log: HostLog { _ in }
    )
    try channel.pipeline.syncOperations.addHandlers([client, pages])
    let path = try showImage(Self.image)
    let head = HTTPRequestHead(
      version: .http1_1,
      method: .GET,
      uri: path,
      headers: ["Host": "localhost"]
    )
    try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 80)).wait()
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
  }

  private func wait(_ seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  @Test func clientThatReadsAPieceAMinuteGetsTheWholeImage() throws {
    try request()
    for _ in 1...6 {
      wait(59)
      _ = client.read()
    }
    #expect(client.hasEnd)
    #expect(client.body == Array(Self.image.utf8))
    _ = try channel.finish()
  }

  @Test func clientThatReadsNothingForAMinuteIsDisconnected() throws {
    try request()
    wait(59)
    _ = client.read()
    #expect(channel.isActive)
    wait(60)
    #expect(!channel.isActive)
    #expect(!client.hasEnd)
  }
}
