import BrowserHost
import ConcurrencyExtras
import Foundation
import Testing
import ViewCore

/// Uploads that the app refuses, and uploads that end early.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UploadEndTests {
  @Test
  func lostConnectionLeavesNothingAndIsShown() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      var socket: RawSocket? = try RawSocket(port: host.server.port)
      await socket?.send(host.head(length: "Content-Length: 100") + "hello")
      await host.wait { host.usage.bytes == 5 }
      socket = nil
      await host.wait { host.sent.contains("The upload was interrupted.") }
      await host.wait { host.usage == TransferUsage() }
      try await host.expect("204", of: host.head() + "hello")
    }
  }

  @Test
  func userCanChooseAgainWhenTheNextFileDoesNotCome() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      try await host.expect("204", of: host.head(count: 2) + "first")
      await host.wait { host.sent.contains("1 of 2 files uploaded") }
      try await host.expect("204", of: host.head(name: "b.txt") + "again")
      await host.wait { !host.log.results.isEmpty }
      let files = try #require(try host.log.results.first?.get())
      #expect(files.map(\.lastPathComponent) == ["b.txt"])
      await host.wait { host.usage == TransferUsage(files: 1, bytes: 5) }
    }
  }

  @Test
  func refusedFileIsDeletedAndTheReasonIsShown() async throws {
    let scan = UploadScan { file in
      guard try String(contentsOf: file, encoding: .utf8) != "hello" else {
        throw UploadRefusal("It has a virus.")
      }
    }
    try await TransferHost.run(view: { ImportingView(log: $0, scan: scan) }) { host in
      try await host.expect("422", of: host.head() + "hello")
      await host.wait { host.sent.contains("It has a virus.") }
      await host.wait { host.usage == TransferUsage() }
      try await host.expect("204", of: host.head() + "HELLO")
      await host.wait { !host.log.results.isEmpty }
    }
  }

  @Test
  func checkThatNeverEndsIsGivenUp() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.checkTime = .milliseconds(50)
    let (never, continuation) = AsyncStream<Void>.makeStream()
    defer { continuation.finish() }
    // The value of another task is awaited also after a cancellation.
    let scan = UploadScan { _ in await Task { for await _ in never {} }.value }
    try await TransferHost.run(limits, view: { ImportingView(log: $0, scan: scan) }) { host in
      try await host.expect("422", of: host.head() + "hello")
      await host.wait { host.sent.contains("“a.txt” could not be checked in time.") }
      await host.wait { host.usage == TransferUsage() }
      #expect(host.log.results.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func checkIsCancelledWithItsUpload(byEndOfSession: Bool) async throws {
    let wasCancelled = Locked(false)
    let (never, continuation) = AsyncStream<Void>.makeStream()
    defer { continuation.finish() }
    let scan = UploadScan { _ in
      for await _ in never {}
      wasCancelled.withLock { $0 = Task.isCancelled }
    }
    try await TransferHost.run(view: { ImportingView(log: $0, scan: scan) }) { host in
      var socket: RawSocket? = try RawSocket(port: host.server.port)
      await socket?.send(host.head() + "hello")
      await host.wait { host.sent.contains("Checking “a.txt”") }
      if byEndOfSession { host.registry.endAll() } else { socket = nil }
      await host.wait { wasCancelled.withLock(\.self) }
      await host.wait { host.usage == TransferUsage() }
      #expect(host.log.results.isEmpty)
      _ = socket
    }
  }

  @Test
  func endOfTheSessionEndsItsUploads() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head() + "hell")
      await host.wait { host.usage.bytes == 4 }
      let folder = try #require(host.registry.transferFolder.path)
      host.registry.endAll()
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 409"))
      await host.wait { host.usage == TransferUsage() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test
  func fileIsForTheUserOfTheSessionAlone() async throws {
    let byHeader = WebAuthentication { request in
      switch request.header("X-User") {
      case nil: .unauthorized(challenge: "Test")
      case let user?: .allow(WindowUser(id: user))
      }
    }
    try await TransferHost.run(
      authentication: byHeader,
      as: WindowUser(id: "anna"),
      view: { ImportingView(log: $0) }
    ) { host in
      try await host.expect("401", of: host.head() + "hello")
      #expect(host.fileLines == [])
      try await host.expect("404", of: host.head(replacing: ["X-User": "bob"]) + "hello")
      let line = "Refused a file: the session belongs to another user."
      #expect(host.fileLines.map(\.text) == [line])
      #expect(host.registry.transferFolder.path == nil)
      try await host.expect("204", of: host.head(replacing: ["X-User": "anna"]) + "hello")
    }
  }
}
