import BrowserHost
import Foundation
import Testing
import ViewCore

/// Files that apps offer, to the browser of the session and to others.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DownloadTests {
  /// A text that no buffer of the system takes as a whole.
  private static let long = String(repeating: "Soup\n", count: 5_000_000)

  @Test
  func browserOfTheSessionGetsTheFileOnce() async throws {
    try await TransferHost.run(view: { ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      let get = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      let socket = try RawSocket(port: host.server.port)
      await socket.send(get)
      let head = try await socket.receiveHead()
      #expect(head.hasPrefix("HTTP/1.1 200"))
      #expect(
        head.contains(
          "Content-Disposition: attachment; filename=\"S_ppe.txt\"; filename*=UTF-8''S%C3%BCppe.txt\r\n"
        )
      )
      #expect(head.contains("X-Content-Type-Options: nosniff\r\n"))
      #expect(head.contains("Content-Type: text/plain\r\n"))
      #expect(
        try await socket.receive(count: ExportingView.text.utf8.count)
          == Array(ExportingView.text.utf8)
      )
      await host.wait { !host.log.results.isEmpty }
      let copy = try #require(try host.log.results.first?.get().first)
      #expect(try String(contentsOf: copy, encoding: .utf8) == ExportingView.text)
      try await host.expect("404", of: get)
    }
  }

  @Test
  func copyIsDeletedSomeTimeAfterTheBrowserHasTheFile() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.copyTime = .milliseconds(50)
    try await TransferHost.run(limits, view: { ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      try await host.expect(
        "200",
        of: host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      )
      await host.wait { !host.log.results.isEmpty }
      await host.wait { host.usage == TransferUsage() }
      let copy = try #require(try host.log.results.first?.get().first)
      #expect(!FileManager.default.fileExists(atPath: copy.path))
    }
  }

  @Test
  func copyThatTheAppHasMovedStays() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.copyTime = .zero
    let target = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: target) }
    let move: @MainActor @Sendable (Result<URL, any Error>) -> Void = { result in
      try? FileManager.default.moveItem(at: result.get(), to: target)
    }
    try await TransferHost.run(
      limits,
      view: { ExportingView(log: $0, onCompletion: { move($0) }) }
    ) { host in
      let secret = host.secret("data-download")
      try await host.expect(
        "200",
        of: host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      )
      await host.wait { !host.log.results.isEmpty && host.usage == TransferUsage() }
      #expect(try String(contentsOf: target, encoding: .utf8) == ExportingView.text)
    }
  }

  @Test
  func manyPiecesOfAFileReachTheBrowserInOrder() async throws {
    let text = (0..<500_000).map { "\($0) " }.joined()
    try await TransferHost.run(view: { ExportingView(log: $0, text: text) }) { host in
      let secret = host.secret("data-download")
      let socket = try RawSocket(port: host.server.port)
      await socket.send(
        host.head("GET", secret: secret, length: "Connection: close", replacing: ["Origin": nil])
      )
      _ = try await socket.receiveHead()
      let received = await socket.receiveToEnd()
      #expect(received == text)
      await host.wait { !host.log.results.isEmpty }
    }
  }

  @Test
  func requestsThatComeWithADownloadAreAnsweredInOrder() async throws {
    try await TransferHost.run(view: { ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      let get = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      let last = host.head("GET", secret: "abc", length: "Connection: close")
      let socket = try RawSocket(port: host.server.port)
      await socket.send(get + "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" + get + last)
      let statuses = await socket.receiveToEnd().matches(of: /HTTP\/1\.1 (\d+)/).map(\.1)
      #expect(statuses == ["200", "200", "404", "404"])
      await host.wait { host.log.results.count == 1 }
    }
  }

  @Test(
    arguments: [
      ("404", ["Cookie": String?.none]), ("404", ["Cookie": "live-browser=\(SessionID.make("d"))"]),
      ("403", ["Origin": "http://example.com"]), ("421", ["Host": "example.com"]),
    ]
  )
  func foreignBrowserGetsNothing(status: String, changes: [String: String?]) async throws {
    try await TransferHost.run(view: { ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      let get = host.head("GET", secret: secret, length: "", replacing: changes)
      let foreign = try await host.status(of: get)
      #expect(foreign == status)
      let own = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      try await host.expect("200", of: own)
    }
  }

  @Test
  func lostDownloadIsOfferedAgain() async throws {
    try await TransferHost.run(view: { ExportingView(log: $0, text: Self.long) }) { host in
      let secret = host.secret("data-download")
      let get = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      var socket: RawSocket? = try RawSocket(port: host.server.port)
      await socket?.send(get)
      _ = try await socket?.receiveHead()
      socket = nil
      await host.wait { host.usage == TransferUsage() }
      #expect(host.log.results.isEmpty)
      try await host.expect("200", of: get)
    }
  }

  @Test
  func downloadThatNobodyReadsEndsAndIsOfferedAgain() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.idleTime = .milliseconds(50)
    try await TransferHost.run(limits, view: { ExportingView(log: $0, text: Self.long) }) { host in
      let secret = host.secret("data-download")
      let get = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      let socket = try RawSocket(port: host.server.port)
      await socket.send(get)
      await host.wait { !host.fileLines.isEmpty }
      #expect(host.fileLines.map(\.text) == ["Refused a file: it took too long."])
      await host.wait { host.usage == TransferUsage() }
      try await host.expect("200", of: get)
    }
  }

  @Test
  func downloadsWithABodyAreRefusedAtOnceAndTakeNoPlace() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.address.active = 1
    try await TransferHost.run(limits, view: { ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      let unfinished = host.head("GET", secret: secret, replacing: ["Origin": nil])
      for _ in 0..<3 {
        let socket = try RawSocket(port: host.server.port)
        await socket.send(unfinished + "hell")
        #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 400"))
      }
      let get = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      try await host.expect("200", of: get)
      await host.wait { !host.log.results.isEmpty }
      await host.wait { host.usage.active == 0 }
    }
  }

  @Test
  func fileBeyondALimitIsAFailureOfTheApp() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.fileBytes = 3
    try await TransferHost.run(limits, view: { ExportingView(log: $0) }) { host in
      let secret = host.secret("data-download")
      let get = host.head("GET", secret: secret, length: "", replacing: ["Origin": nil])
      try await host.expect("413", of: get)
      await host.wait { !host.log.results.isEmpty }
      #expect(throws: CocoaError(.fileWriteOutOfSpace)) { try host.log.results.first?.get() }
      await host.wait { host.usage == TransferUsage() }
      try await host.expect("404", of: get)
    }
  }

  @Test(
    arguments: [
      ("HEAD", "HTTP/1.1 405 Method Not Allowed\r\n", ""),
      ("DELETE", "HTTP/1.1 405 Method Not Allowed\r\n", "Refused: its method is 'DELETE'.\n"),
    ]
  )
  func otherMethodIsRefused(method: String, status: String, body: String) async throws {
    try await TransferHost.run(view: { ExportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      let length = "Connection: close"
      await socket.send(host.head(method, secret: "abc", length: length))
      let answer = await socket.receiveToEnd()
      #expect(answer.hasPrefix(status))
      #expect(answer.contains("\r\nAllow: GET, PUT\r\n"))
      #expect(answer.hasSuffix("\r\n\r\n\(body)"))
    }
  }
}
