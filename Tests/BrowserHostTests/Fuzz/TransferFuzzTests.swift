import BrowserHost
import Foundation
import Fuzzing
import RandomSequences
import Testing
import ViewCore

/// Browsers send anything to the addresses of files, while dialogs open and close.
@MainActor
struct TransferFuzzTests {
  @Test func serverSurvivesAnyRequestForAnUpload() async throws {
    let scan = UploadScan { file in
      if try Data(contentsOf: file).first == 0 { throw UploadRefusal("It begins with a zero.") }
    }
    try await run(
      "uploads",
      attribute: "data-upload",
      methods: ["PUT", "PUT", "PUT", "PUT", "GET", "POST"],
      honest: { $0.head(secret: $0.secret(of: $0.last)) + "hello" },
      view: { ImportingView(log: $0, scan: scan) }
    )
  }

  @Test func serverSurvivesAnyRequestForADownload() async throws {
    try await run(
      "downloads",
      attribute: "data-download",
      methods: ["GET", "GET", "GET", "GET", "PUT", "HEAD"],
      honest: { $0.head("GET", secret: $0.secret("data-download", of: $0.last), length: "") },
      view: { ExportingView(log: $0, text: String(repeating: "Soup\n", count: 5000)) }
    )
  }

  /// Sends requests to a new dialog in each run, and in the end the one of an honest browser.
  private func run(
    _ name: String,
    attribute: String,
    methods: [String],
    honest: (TransferHost) -> String,
    view: @escaping @MainActor (TransferHost.Log) -> some View
  ) async throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let limits = FuzzedRequests.limits
    let folder = TransferFolder(limits: limits, parent: parent.path)
    try await TransferHost.run(limits, folder: folder, view: view) { host in
      await Fuzzer(name, runs: 40).run { random in
        host.open()
        let requests = FuzzedRequests(
          host: host,
          methods: methods,
          secret: host.secret(attribute, of: host.last)
        )
        try await requests.send(&random)
        try await check(host)
      }
      host.open()
      let status = try await host.status(of: honest(host))
      #expect(status == "204" || status == "200")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path) == [])
  }

  /// Ends all sessions, after which nothing of their files may be left.
  private func check(_ host: TransferHost) async throws {
    host.registry.endAll()
    guard await host.holds({ host.usage == TransferUsage() }) else {
      throw Fuzzer.Failure("Files are left: \(host.usage).")
    }
    guard let folder = host.registry.transferFolder.path else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    guard names.isEmpty else { throw Fuzzer.Failure("Folders are left: \(names).") }
    for file in host.log.results.compactMap({ try? $0.get() }).joined() {
      let place = file.deletingLastPathComponent().deletingLastPathComponent()
      guard place.path == folder else { throw Fuzzer.Failure("\(file) is elsewhere.") }
    }
    host.log.results = []
  }
}

/// Requests for the address of one dialog, on one connection.
@MainActor
private struct FuzzedRequests {
  static var limits: TransferLimits {
    var limits = TransferLimits.withoutDeadlines
    limits.fileBytes = 100_000
    limits.address = TransferUsage(active: 2, files: 2, bytes: 150_000)
    limits.byteBurst = 4000
    limits.bytesPerSecond = 4_000_000
    return limits
  }

  let host: TransferHost
  let methods: [String]
  let secret: String

  private static let bytes = Array("GETPU /\\:;,=%.\r\n\t\0 019afAF-\u{7F}é".utf8) + [0x80, 0xFF]
  private static let names = [
    "a.txt", "a.txt", "a.txt", "b.text", "a.png", "", "..%2F..%2Fa.txt", "%00.txt", "%FF.txt",
    "%E2%80%AEtxt.exe.txt", "%2F", "....txt", "%", "%u0041.txt", "\\.txt", "e%CC%81.txt",
    String(repeating: "x", count: 3000) + ".txt",
  ]
  private static let values = [
    nil, "", "null", "http://example.com", "example.com", "localhost", "[::1]", "live-browser=1",
    "a=b; live-browser=", "\u{202E}", "1, 2",
  ]

  func send(_ random: inout SeededGenerator) async throws {
    var socket: RawSocket? = try RawSocket(port: host.server.port)
    for _ in 0..<random.int(1...3) {
      var bytes = request(&random)
      if random.onceIn(4) { random.damage(&bytes, with: Self.bytes) }
      let middle = random.int(0...bytes.count)
      await socket?.send(Array(bytes[..<middle]))
      if random.onceIn(8) { host.registry.endAll() }
      await socket?.send(Array(bytes[middle...]))
      try checkUsage()
    }
    if random.onceIn(4) { socket = nil }
    socket?.finishSending()
    _ = await socket?.receiveToEnd()
    try checkUsage()
  }

  private func checkUsage() throws {
    let (usage, limit) = (host.usage, Self.limits.address)
    guard usage.active <= limit.active, usage.files <= limit.files, usage.bytes <= limit.bytes
    else { throw Fuzzer.Failure("There is too much: \(usage).") }
  }

  private func request(_ random: inout SeededGenerator) -> [UInt8] {
    let body = random.bytes(upTo: random.onceIn(4) ? 60_000 : 300)
    let (length, content) = framing(of: body, &random)
    var changes: [String: String?] = [:]
    if random.onceIn(4) {
      changes[random.pick(["Host", "Origin", "Cookie", "File-Name"])] = random.pick(Self.values)
    }
    let isPlain = random.onceIn(2)
    let head = host.head(
      random.pick(methods),
      secret: random.onceIn(6) ? anySecret(&random) : secret,
      name: isPlain ? "a.txt" : random.pick(Self.names),
      index: isPlain ? 0 : random.anyInteger(),
      count: isPlain ? 1 : random.anyInteger(),
      length: length + extra(&random),
      replacing: changes
    )
    return Array(head.utf8) + content
  }

  private func anySecret(_ random: inout SeededGenerator) -> String {
    let text = random.text(
      of: ["..", "/", "%2e", "%2F", "a", "\\", "?", "#", "\u{0}", "é"],
      upTo: 8
    )
    return random.pick([
      "", text, secret + text, secret.uppercased(), String(secret.dropLast()),
      String(repeating: "a", count: 5000),
    ])
  }

  /// The headers that tell the length of a body, and the bytes that are sent, which may not fit together.
  private func framing(
    of body: [UInt8],
    _ random: inout SeededGenerator
  ) -> (headers: String, content: [UInt8]) {
    let chunked =
      Array("\(String(body.count, radix: 16))\r\n".utf8) + body
      + Array("\r\n0\r\n\r\n".utf8)
    return switch random.int(0...7) {
    case 0: ("Content-Length: \(random.anyInteger())", body)
    case 1: ("", body)
    case 2: ("Transfer-Encoding: chunked\r\nContent-Length: \(body.count)", chunked)
    case 3, 4: ("Transfer-Encoding: chunked", body.isEmpty ? Array("0\r\n\r\n".utf8) : chunked)
    default: ("Content-Length: \(body.count)", body)
    }
  }

  private func extra(_ random: inout SeededGenerator) -> String {
    guard random.onceIn(3) else { return "" }
    return random.pick([
      "\r\nConnection: close", "\r\nExpect: 100-continue", "\r\nFile-Name: b.txt",
      "\r\nOrigin: null", "\r\nRange: bytes=1-", "\r\nX-Forwarded-For: 192.0.2.9",
      "\r\nUpgrade: websocket\r\nConnection: upgrade", "\r\nContent-Length: 1",
      "\r\nAccept-Encoding: gzip", "\r\nContent-Encoding: gzip",
    ])
  }
}
