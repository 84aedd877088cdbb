import BrowserHost
import Foundation
import Testing
import ViewCore

/// Files that pages send, by honest pages and by others.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UploadTests {
  @Test
  func fileReachesTheApp() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      try await host.expect("204", of: host.head() + "hello")
      await host.wait { !host.log.results.isEmpty }
      let file = try #require(try host.log.results.first?.get().first)
      #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
      #expect(file.lastPathComponent == "a.txt")
      #expect(permissions(file) == 0o600)
      #expect(permissions(file.deletingLastPathComponent()) == 0o700)
      let folder = try #require(host.registry.transferFolder.path)
      #expect(permissions(URL(filePath: folder)) == 0o700)
      #expect(host.usage == TransferUsage(files: 1, bytes: 5))

      host.registry.endAll()
      await host.wait { host.usage == TransferUsage() }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test
  func manyPiecesOfAFileReachTheAppInOrder() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.byteBurst = 100_000
    limits.bytesPerSecond = 10_000_000
    // After two frames the session waits for the page, which has to acknowledge them.
    try await TransferHost.run(limits, window: 2, view: { ImportingView(log: $0) }) { host in
      let text = (0..<500_000).map { "\($0) " }.joined()
      let head = host.head(length: "Content-Length: \(text.utf8.count)")
      try await host.expect("204", of: head + text)
      await host.wait { !host.log.results.isEmpty }
      let file = try #require(try host.log.results.first?.get().first)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
      #expect(host.usage == TransferUsage(files: 1, bytes: text.utf8.count))
    }
  }

  @Test
  func severalFilesReachTheAppInOrder() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      for (index, name) in ["a.txt", "a.txt"].enumerated() {
        let head = host.head(name: name, index: index, count: 2)
        try await host.expect("204", of: head + "text\(index)")
      }
      await host.wait { !host.log.results.isEmpty }
      let files = try #require(try host.log.results.first?.get())
      #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["text0", "text1"])
    }
  }

  @Test
  func connectionServesFurtherRequestsAfterAFile() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head() + "hello")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 204"))
      await socket.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test
  func requestsThatComeAtOnceAreAnsweredInOrder() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      let page = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      let refused = host.head(secret: "abc") + "hello"
      await socket.send(refused + host.head() + "hello" + refused + page)
      let statuses = await socket.receiveToEnd().matches(of: /HTTP\/1\.1 (\d+)/).map(\.1)
      #expect(statuses == ["404", "204", "404", "200"])
      await host.wait { host.log.results.count == 1 }
    }
  }

  @Test
  func nameIsNeverAPath() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      let head = host.head(name: "..%2F..%2F..%2Fetc%2F%E2%80%AEx%00.txt")
      try await host.expect("204", of: head + "hello")
      await host.wait { !host.log.results.isEmpty }
      let file = try #require(try host.log.results.first?.get().first)
      #expect(file.lastPathComponent == "_x_.txt")
      let folder = try #require(host.registry.transferFolder.path)
      #expect(file.deletingLastPathComponent().deletingLastPathComponent().path == folder)
    }
  }

  /// A request that is refused before any byte of the file is stored.
  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: String
    var method = "PUT"
    var secret: String?
    var name = "a.txt"
    var count = 1
    var length = "Content-Length: 5"
    var changes: [String: String?] = [:]
    /// Whether the line in the log is that of any request.
    var isOfAnotherSite: Bool { status == "403" || status == "421" }

    static let all = [
      Refused(testDescription: "another secret", status: "404", secret: "abc"),
      Refused(testDescription: "no cookie", status: "404", changes: ["Cookie": nil]),
      Refused(
        testDescription: "another browser",
        status: "404",
        changes: ["Cookie": "live-browser=\(SessionID.make("d"))"]
      ),
      Refused(testDescription: "no origin", status: "403", changes: ["Origin": nil]),
      Refused(
        testDescription: "a page of another site",
        status: "403",
        changes: ["Origin": "http://example.com"]
      ),
      Refused(testDescription: "another host", status: "421", changes: ["Host": "example.com"]),
      Refused(testDescription: "a form", status: "405", method: "POST"),
      Refused(testDescription: "no name", status: "400", changes: ["File-Name": nil]),
      Refused(testDescription: "no number", status: "400", changes: ["File-Index": "-1"]),
      Refused(
        testDescription: "the second file first",
        status: "409",
        count: 2,
        changes: ["File-Index": "1"]
      ),
      Refused(testDescription: "another type", status: "422", name: "a.png"),
      Refused(testDescription: "10,000 files", status: "413", count: 10_000),
      Refused(
        testDescription: "a long file",
        status: "413",
        length: "Content-Length: 999999999999"
      ),
    ]
  }

  @Test(arguments: Refused.all)
  func hostileRequestIsRefused(_ refused: Refused) async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      let head = host.head(
        refused.method,
        secret: refused.secret,
        name: refused.name,
        count: refused.count,
        length: refused.length,
        replacing: refused.changes
      )
      let status = try await host.status(of: head + "hello")
      #expect(status == refused.status)
      #expect(host.registry.transferFolder.path == nil)
      #expect(host.log.results.isEmpty)
      #expect(host.usage == TransferUsage())
      #expect(host.fileLines.count == (refused.isOfAnotherSite ? 0 : 1))
    }
  }

  @Test
  func addressIsWorthNothingAfterItsDialogAndItsSession() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      let secret = host.secret()
      try await host.expect("204", of: host.head(secret: secret) + "hello")
      await host.wait { !host.log.results.isEmpty }
      try await host.expect("404", of: host.head(secret: secret) + "hello")
      host.registry.endAll()
      try await host.expect("404", of: host.head(secret: secret) + "hello")
    }
  }

  private func permissions(_ url: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}
