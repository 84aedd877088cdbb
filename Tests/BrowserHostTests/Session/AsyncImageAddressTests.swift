import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing
import ViewCore
import ViewTesting

/// The server loads no image of an address, so that an address that a user enters cannot reach the server's own network.
@MainActor
struct AsyncImageAddressTests {
  /// Counts the connections to a port of this machine.
  private final class Counter: Sendable {
    private let connections = Mutex(0)

    var count: Int { connections.withLock(\.self) }

    func open() async throws -> any Channel {
      try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { channel in
          self.connections.withLock { $0 += 1 }
          // The end of the connection tells the test that it is counted.
          channel.eventLoop.execute { channel.close(promise: nil) }
          return channel.eventLoop.makeSucceededVoidFuture()
        }
        .bind(host: "127.0.0.1", port: 0).get()
    }
  }

  private struct Gallery: View {
    let urls: [URL]

    var body: some View {
      ForEach(urls, id: \.self) { url in
        AsyncImage(url: url)
        AsyncImage(url: url, scale: 2) { phase in
          if let image = phase.image { image.resizable() } else { Text("Nothing") }
        }
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
      }
    }
  }

  @Test func serverConnectsToNoAddressOfAnImage() async throws {
    let counter = Counter()
    let listener = try await counter.open()
    let port = try #require(listener.localAddress?.port)
    let urls = ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433"].flatMap { host in
      ["http", "https", "ftp"].compactMap { URL(string: "\($0)://\(host):\(port)/a.png") }
    }
    #expect(urls.count == 15)
    let view = ViewHarness { Gallery(urls: urls) }
    for url in urls where url.scheme != "ftp" {
      try view.loadImage(url, size: CGSize(width: 2, height: 2))
    }
    // The test's own connections are the only ones, also a while later.
    for number in 1...20 {
      let own = try RawSocket(port: port)
      #expect(await own.receiveToEnd() == "")
      #expect(counter.count == number)
    }
    try await listener.close()
  }
}
