import Foundation
import NIOHTTP1

/// HAProxy before the processes of an app, with a cookie that keeps a browser at its process.
final class Balancer {
  struct NotStarted: Error {
    let output: String
  }

  /// Whether HAProxy is installed, or a test has to fail without it.
  static var isExpected: Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || path != nil
  }

  /// Debian has it where the path of ordinary users does not lead.
  private static var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return (folders.map(String.init) + ["/usr/sbin"]).map { "\($0)/haproxy" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  let port: Int
  private let process = Process()

  /// Starts it, and waits until it takes connections.
  init(before ports: [Int], at port: Int, in folder: URL) async throws {
    self.port = port
    guard let path = Self.path else {
      throw NotStarted(output: "'Scripts/install-proxies' installs HAProxy.")
    }
    let servers = ports.enumerated().map { index, port in
      "  server process\(index) 127.0.0.1:\(port) cookie process\(index)"
    }
    let configuration = """
      global
        maxconn 8000

      defaults
        mode http
        timeout connect 1s
        timeout client 90s
        timeout server 90s
        timeout tunnel 90s

      frontend web
        bind 127.0.0.1:\(port)
        default_backend counter

      \(try Self.backend())
      \(servers.joined(separator: "\n"))

      """
    let file = folder.appending(path: "haproxy.cfg")
    try Data(configuration.utf8).write(to: file)
    let log = folder.appending(path: "haproxy.log")
    try Data().write(to: log)
    process.executableURL = URL(filePath: path)
    process.arguments = ["-db", "-f", file.path]
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let network = PageNetwork(port: port)
    while (try? await network.request(.HEAD)) == nil {
      guard process.isRunning else {
        throw NotStarted(output: (try? String(contentsOf: log, encoding: .utf8)) ?? "")
      }
    }
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// The backend of `docs/Scaling.md`, without its processes.
  private static func backend() throws -> String {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let page = try String(contentsOf: root.appending(path: "docs/Scaling.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "```haproxy\n")
    guard parts.count == 2, let end = parts[1].range(of: "```") else {
      throw NotStarted(output: "docs/Scaling.md has no configuration of HAProxy.")
    }
    return parts[1][..<end.lowerBound].split(separator: "\n")
      .filter { !$0.hasPrefix("  server ") }.joined(separator: "\n")
      .replacing("/counter/", with: "/")
  }
}
