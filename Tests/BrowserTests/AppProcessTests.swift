import BrowserTesting
import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import ViewTesting

/// Apps in processes of their own, apart from their pages.
@Suite(.timeLimit(.minutes(5)))
struct AppProcessTests {
  @Test func filesOfAnAppAreInItsHomeAlone() {
    #expect(
      AppProcess.directories(in: URL(filePath: "/home")) == [
        "HOME": "/home", "XDG_DATA_HOME": "/home/data", "XDG_CONFIG_HOME": "/home/config",
        "XDG_CACHE_HOME": "/home/cache",
      ]
    )
  }

  @Test func appWithoutAnAddressIsReportedInTime() async {
    await #expect {
      _ = try await ServingProcess("/usr/bin/tail", arguments: ["-f", "/dev/null"], within: .zero)
    } throws: { error in
      guard
        case .appDidNotStart("/usr/bin/tail", "no address within 0.0 seconds\n") =
          error as? BrowserError
      else { return false }
      return true
    }
  }

  #if os(Linux)
  /// One refused request ended the process.
  @Test(arguments: [("2>&-", "/dev/null"), ("2>/dev/full", "/dev/full")])
  func appWithoutAStandardErrorGoesOn(redirection: String, file: String) async throws {
    let home = TemporaryHome()
    let app = try await ServingProcess(
      "/bin/sh",
      arguments: [
        "-c", "exec \"$0\" --port 0 \(redirection)", AppProcess.url(of: "Counter").path,
      ],
      home: home.url
    )
    // No file or connection of the app has the number to which lines are written.
    let link = "/proc/\(app.id)/fd/2"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    for _ in 1...3 {
      #expect(try await status(of: app.address, host: "evil.example") == 421)
      #expect(try await status(of: app.address) == 200)
    }
    #expect(await app.end(by: SIGTERM) == 0)
  }

  /// A service manager may stop an app that has only begun to start.
  @Test(.timeLimit(.minutes(1))) func signalThatComesBeforeTheAppHandlesItEndsTheApp() async throws
  {
    let app = try startWithBlockedSignal(SIGTERM)
    app.send(SIGTERM)
    #expect(await app.ending() == 0)
  }

  /// Starts an app to which a signal does nothing until the app handles it.
  private func startWithBlockedSignal(_ signal: Int32) throws -> AppProcess {
    var (blocked, former) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, signal)
    pthread_sigmask(SIG_BLOCK, &blocked, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    return try AppProcess("Counter", arguments: ["--port", "0"])
  }

  /// A balancer sends nobody there.
  ///
  /// A second signal does not wait for the main actor, and the first one not for long.
  @Test(.needsBrowser, arguments: [([SIGTERM], EXIT_FAILURE), ([SIGTERM, SIGINT], EXIT_SUCCESS)])
  func appThatHangsIsNotReadyAndEndsBySignals(signals: [Int32], status: Int32) async throws {
    let app = try await ServingProcess("TrappingApp", arguments: ["--port", "0"])
    try await withPage(at: app.address) { page in
      #expect(try await self.status(of: app.address + "live/ready") == 200)
      try await page.click(.button("Endless loop"))
      while try await self.status(of: app.address + "live/ready") != 503 {}
      #expect(try await self.status(of: app.address + "live/health") == 200)
    }
    for signal in signals { app.send(signal) }
    #expect(await app.ending() == status)
  }

  /// A page that is served until the port closes may keep the main actor then.
  @Test(.needsBrowser) func appThatHangsWhileItEndsDoesNotGoOnForEver() async throws {
    let app = try await ServingProcess(
      "TrappingApp",
      arguments: ["--port", "0", "--drain-delay", "20"]
    )
    try await withPage(at: app.address) { page in
      try await page.waitFor(.button("Endless loop"))
      app.send(SIGTERM)
      while try await self.status(of: app.address + "live/ready") != 503 {}
      try await page.click(.button("Endless loop"))
    }
    #expect(await app.ending() == EXIT_FAILURE)
  }

  /// The status of the answer to a request for a page.
  private func status(of address: String, host: String? = nil) async throws -> Int? {
    let url = try #require(URL(string: address))
    let port = try #require(url.port)
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { answer, request in
      let host = host ?? "127.0.0.1:\(port)"
      let head = "HEAD \(url.path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
      try await request.write(ByteBuffer(string: head))
      var text = ""
      for try await part in answer { text += String(buffer: part) }
      return Int(text.dropFirst("HTTP/1.1 ".count).prefix(3))
    }
  }
  #endif
}
