import Foundation
import Testing
import ViewCore

@testable import BrowserHost

/// The limits of uploads, and the shares of sessions and addresses.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UploadLimitTests {
  @Test
  func bodyWithoutEndIsRefusedAtTheLimit() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.fileBytes = 100_000
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head(length: "Transfer-Encoding: chunked"))
      let piece = "4000\r\n" + String(repeating: "x", count: 0x4000) + "\r\n"
      for _ in 0..<7 { await socket.send(piece) }
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 413"))
      await host.wait { host.usage == TransferUsage() }
      await host.wait { host.sent.contains("“a.txt” is larger than 97 KB.") }
    }
  }

  @Test
  func announcedLengthIsRefusedAtTheLimitAndShown() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      try await host.expect("413", of: host.head(length: "Content-Length: 999999999999"))
      await host.wait { host.sent.contains("“a.txt” is larger than 100 MB.") }
      try await host.expect("413", of: host.head(count: 10_000) + "hello")
      await host.wait { host.sent.contains("No more than 100 files can be chosen at once.") }
      #expect(host.registry.transferFolder.path == nil)
      try await host.expect("204", of: host.head() + "hello")
    }
  }

  @Test
  func sessionTakesSomeFilesOfTheAllowedSize() {
    var limits = TransferLimits()
    limits.allowFiles(bytes: 1 << 30)
    #expect(limits.fileBytes == 1 << 30)
    #expect(limits.session.bytes == 5 << 30)
    limits.allowFiles(bytes: 1)
    #expect(limits.session.bytes == 5 << 30)
  }

  @Test
  func sessionHasALimitOfBytes() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.session.bytes = 8
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      try await host.expect("204", of: host.head(count: 2) + "hello")
      try await host.expect("507", of: host.head(index: 1, count: 2) + "hello")
      await host.wait { host.sent.contains("There is no room for more files.") }
      await host.wait { host.usage == TransferUsage() }
    }
  }

  @Test
  func sessionsOfAnAddressShareItsBytes() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.address.bytes = 8
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      try await host.expect("204", of: host.head() + "hello")
      let sibling = host.secret(of: host.open())
      try await host.expect("507", of: host.head(secret: sibling) + "hello")
      let stranger = host.secret(of: host.open(at: "192.0.2.2"))
      try await host.expect("204", of: host.head(secret: stranger) + "hello")
      #expect(host.registry.transferFolder.usage(of: .address("192.0.2.2")).bytes == 5)
    }
  }

  /// A subscriber has more addresses of version 6 than anyone can count.
  @Test
  func addressesOfOneNetworkShareTheirBytes() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.address.bytes = 8
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      let first = host.secret(of: host.open(at: "2001:db8:0:1::1"))
      try await host.expect("204", of: host.head(secret: first) + "hello")
      let sibling = host.secret(of: host.open(at: "2001:db8:0:1::2"))
      try await host.expect("507", of: host.head(secret: sibling) + "hello")
      let stranger = host.secret(of: host.open(at: "2001:db8:0:200::1"))
      try await host.expect("204", of: host.head(secret: stranger) + "hello")
    }
  }

  @Test
  func fileThatTheAppHasMovedCountsNoMore() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.address.bytes = 8
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      try await host.expect("204", of: host.head() + "hello")
      await host.wait { !host.log.results.isEmpty }
      let file = try #require(try host.log.results.first?.get().first)
      let target = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.moveItem(at: file, to: target)
      defer { try? FileManager.default.removeItem(at: target) }
      let sibling = host.secret(of: host.open())
      try await host.expect("204", of: host.head(secret: sibling) + "hello")
      #expect(host.usage.bytes == 5)
    }
  }

  @Test
  func tooManyFilesOnTheirWayAreRefusedShownAndLogged() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.address.active = 1
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      let sibling = host.secret(of: host.open())
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head(secret: sibling) + "hell")
      await host.wait { host.usage == TransferUsage(active: 1, files: 1, bytes: 4) }
      try await host.expect("503", of: host.head() + "hello")
      await host.wait { host.sent.contains("Too many files are being uploaded.") }
      let line = "Refused a file: too many files are on their way."
      #expect(host.fileLines == [.init(text: line, address: "192.0.2.1", hasSession: true)])
      await socket.send("o")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 204"))
      try await host.expect("204", of: host.head() + "hello")
    }
  }

  @Test
  func secondRequestDoesNotDisturbARunningUpload() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head() + "hell")
      await host.wait { host.usage.bytes == 4 }
      try await host.expect("409", of: host.head(length: "Content-Length: 999999999999"))
      try await host.expect("409", of: host.head(name: "a.png") + "hello")
      try await host.expect("400", of: host.head(replacing: ["File-Name": nil]) + "hello")
      await socket.send("o")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 204"))
      await host.wait { host.log.results.count == 1 }
    }
  }

  @Test
  func slowUploadIsRefused() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.idleTime = .milliseconds(50)
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head() + "hell")
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 408"))
      await host.wait { host.usage == TransferUsage() }
    }
  }

  @Test
  func uploadOfAByteNowAndThenIsRefused() async throws {
    var limits = TransferLimits.withoutDeadlines
    limits.idleTime = .milliseconds(100)
    limits.leastBytesPerSecond = 100_000_000
    try await TransferHost.run(limits, view: { ImportingView(log: $0) }) { host in
      let socket = try RawSocket(port: host.server.port)
      await socket.send(host.head(length: "Content-Length: 50000000"))
      let trickle = Task { while !Task.isCancelled { await socket.send("x") } }
      #expect(try await socket.receiveHead().hasPrefix("HTTP/1.1 408"))
      trickle.cancel()
      await host.wait { host.usage == TransferUsage() }
    }
  }

  @Test
  func fewAddressesCannotTakeAllPlacesOfFilesOnTheirWay() {
    let limits = TransferLimits()
    var accounts = TransferAccounts()
    let counts = (1...6).map { number in
      (1...16).count { _ in
        let owner = TransferOwner(session: .random(), network: "192.0.2.\(number)")
        return accounts.take(TransferUsage(active: 1), by: owner, limits)
      }
    }
    #expect(counts == [16, 12, 10, 8, 6, 5])
    // A file that is on its way goes on.
    let owner = TransferOwner(session: .random(), network: "192.0.2.1")
    let goesOn = accounts.take(TransferUsage(bytes: 1), by: owner, limits)
    #expect(goesOn)
  }

  @Test
  func tenAddressesCannotTakeAllBytes() {
    let limits = TransferLimits()
    var accounts = TransferAccounts()
    for number in 1...10 {
      let owner = TransferOwner(session: .random(), network: "192.0.2.\(number)")
      while accounts.take(TransferUsage(bytes: 10 << 20), by: owner, limits) {}
    }
    let owner = TransferOwner(session: .random(), network: "192.0.2.11")
    let hasRoom = accounts.take(TransferUsage(bytes: limits.fileBytes), by: owner, limits)
    #expect(hasRoom)
  }

  @Test
  func fullDiskIsAFailureOfTheApp() async throws {
    let folder = TransferFolder(limits: .withoutDeadlines) { _, _ in
      errno = ENOSPC
      return -1
    }
    try await TransferHost.run(folder: folder, view: { ImportingView(log: $0) }) { host in
      try await host.expect("507", of: host.head() + "hello")
      await host.wait { !host.log.results.isEmpty }
      #expect(throws: CocoaError(.fileWriteOutOfSpace)) { try host.log.results.first?.get() }
      await host.wait { host.usage == TransferUsage() }
    }
  }

  @Test
  func folderIsMadeAgainWhenItIsDeleted() async throws {
    try await TransferHost.run(view: { ImportingView(log: $0) }) { host in
      try await host.expect("204", of: host.head() + "hello")
      let folder = try #require(host.registry.transferFolder.path)
      try FileManager.default.removeItem(atPath: folder)
      let sibling = host.secret(of: host.open())
      try await host.expect("204", of: host.head(secret: sibling) + "hello")
      #expect(host.registry.transferFolder.path != folder)
    }
  }
}
