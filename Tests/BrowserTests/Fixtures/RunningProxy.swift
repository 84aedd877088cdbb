import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A proxy of the system before an app, with its configuration from `docs/Deploying.md`.
///
/// That of several processes is from `docs/Scaling.md`. Only ports and paths of files are replaced, and a replacement that the page does not have is an error.
struct RunningProxy {
  enum Kind: String, CaseIterable {
    case nginx, haproxy, caddy

    /// Whether the proxy is there.
    fileprivate var isInstalled: Bool {
      RunningProxy.folders.contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(self)")
      }
    }

    /// nginx and HAProxy, and Caddy where it is installed, because not all systems have a package of it.
    static var tested: [Kind] { [.nginx, .haproxy] + (caddy.isInstalled ? [.caddy] : []) }
  }

  enum Failure: Error {
    case notOnThePage(String)
    case noFreePort
    case notStarted(output: String)
  }

  /// Whether the proxies are installed, or a test has to fail without them.
  static var areExpected: Bool {
    ProcessInfo.processInfo.environment["CI"] != nil
      || [Kind.nginx, .haproxy].allSatisfy(\.isInstalled)
  }

  /// The port for HTTPS, at `127.0.0.1` and `[::1]` with nginx, and at all addresses with the others.
  let port: Int
  private let folder: URL
  private let process = Process()

  /// Starts a proxy, and returns when it listens.
  static func start(_ kind: Kind, before apps: Int...) async throws -> RunningProxy {
    // A process that chooses its ports itself may take one before the proxy does.
    for _ in 1..<3 {
      if let proxy = try? await startOnce(kind, before: apps) { return proxy }
    }
    return try await startOnce(kind, before: apps)
  }

  private static func startOnce(_ kind: Kind, before apps: [Int]) async throws -> RunningProxy {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "proxy-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (port, plainPort) = try await (freePort(), freePort())
    let proxy = RunningProxy(port: port, folder: folder)
    do {
      try proxy.makeCertificate()
      let command =
        switch kind {
        case .nginx: try proxy.writeNginx(apps: apps, plainPort: plainPort)
        case .haproxy: try proxy.writeHAProxy(apps: apps, plainPort: plainPort)
        case .caddy: try proxy.writeCaddy(app: apps[0])
        }
      try proxy.begin(command, in: proxy.process)
      try await proxy.waitUntilItListens()
      return proxy
    } catch {
      proxy.stop()
      throw error
    }
  }

  /// Ends the proxy, and removes its files.
  func stop() {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: folder)
  }

  private func writeNginx(apps: [Int], plainPort: Int) throws -> [String] {
    var (top, location) = ("", "proxy_pass http://127.0.0.1:\(apps[0]);")
    if apps.count == 2 {
      top = try Self.configuration(.nginx, on: "Scaling", replacing: Self.ports(of: apps))
      location = try Self.configuration(.nginx, number: 2, on: "Scaling")
    }
    let site =
      try top
      + Self.configuration(
        .nginx,
        replacing: [
          ("listen 80;", "listen 127.0.0.1:\(plainPort);"),
          ("listen [::]:80;", "listen [::1]:\(plainPort);"),
          ("listen 443 ssl;", "listen 127.0.0.1:\(port) ssl;"),
          ("listen [::]:443 ssl;", "listen [::1]:\(port) ssl;"),
          ("proxy_pass http://127.0.0.1:8080;", location),
          ("/etc/ssl/app/fullchain.pem", path("certificate.pem")),
          ("/etc/ssl/app/privkey.pem", path("key.pem")),
        ]
      )
    try write(site, to: "site.conf")
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(path($0));" }
    try write(
      """
      daemon off;
      pid \(path("pid"));
      error_log \(path("log"));
      events {}
      http {
        access_log off;
        \(folders.joined(separator: "\n  "))
        include \(path("site.conf"));
      }

      """,
      to: "nginx.conf"
    )
    return ["nginx", "-p", folder.path(), "-e", path("log"), "-c", path("nginx.conf")]
  }

  private func writeHAProxy(apps: [Int], plainPort: Int) throws -> [String] {
    let backend = "backend counter\n  server counter 127.0.0.1:8080\n"
    let pair = try ["certificate.pem", "key.pem"].map {
      try String(contentsOfFile: path($0), encoding: .utf8)
    }
    try write(pair.joined(), to: "app.pem")
    let text = try Self.configuration(
      .haproxy,
      replacing: [
        ("bind :80\n", "bind 127.0.0.1:\(plainPort)\n"), ("bind :::443 ", "bind :::\(port) "),
        apps.count == 1
          ? ("127.0.0.1:8080", "127.0.0.1:\(apps[0])")
          : (
            backend,
            try Self.configuration(.haproxy, on: "Scaling", replacing: Self.ports(of: apps))
          ), ("/etc/haproxy/app.pem", path("app.pem")),
      ]
    )
    try write(text, to: "haproxy.cfg")
    return ["haproxy", "-db", "-f", path("haproxy.cfg")]
  }

  /// Caddy gets its certificate by itself, which needs a public name.
  ///
  /// Here it has one like the others.
  private func writeCaddy(app: Int) throws -> [String] {
    let site = try Self.configuration(
      .caddy,
      replacing: [
        (
          "app.example.com {", ":\(port) {\n\ttls \(path("certificate.pem")) \(path("key.pem"))"
        ), ("127.0.0.1:8080", "127.0.0.1:\(app)"),
      ]
    )
    // A browser names no host where it connects to an address.
    let options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_sni localhost\n}\n"
    try write(options + site, to: "Caddyfile")
    return [
      "HOME=\(folder.path())", "caddy", "run", "--adapter", "caddyfile", "--config",
      path("Caddyfile"),
    ]
  }

  /// The addresses of two processes, instead of those on the page about scaling.
  private static func ports(of apps: [Int]) -> [(String, String)] {
    [
      ("127.0.0.1:8080", "127.0.0.1:\(apps[0])"), ("127.0.0.1:8081", "127.0.0.1:\(apps[1])"),
    ]
  }

  /// One of the configurations for a proxy on a page of the documentation.
  private static func configuration(
    _ kind: Kind,
    number: Int = 1,
    on name: String = "Deploying",
    replacing replacements: [(String, String)] = []
  ) throws -> String {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let page = try String(contentsOf: root.appending(path: "docs/\(name).md"), encoding: .utf8)
    let parts = page.components(separatedBy: "```\(kind)\n")
    guard parts.count > number, let end = parts[number].range(of: "```") else {
      throw Failure.notOnThePage("```\(kind)")
    }
    return try replacements.reduce(String(parts[number][..<end.lowerBound])) { text, replacement in
      guard text.contains(replacement.0) else { throw Failure.notOnThePage(replacement.0) }
      return text.replacing(replacement.0, with: replacement.1)
    }
  }

  private func makeCertificate() throws {
    try run([
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days", "2", "-subj", "/CN=localhost", "-keyout", path("key.pem"), "-out",
      path("certificate.pem"),
    ])
  }

  private func run(_ command: [String]) throws {
    let process = Process()
    try begin(command, in: process)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw notStarted() }
  }

  private func begin(_ command: [String], in process: Process) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["PATH=\(Self.folders.joined(separator: ":"))"] + command
    // A file takes the output: nobody would read from a pipe, and a full one blocks the process.
    try Data().write(to: folder.appending(path: "output"))
    let output = try FileHandle(forWritingTo: folder.appending(path: "output"))
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  private func waitUntilItListens() async throws {
    let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    let deadline = ContinuousClock.now + .seconds(60)
    while process.isRunning, ContinuousClock.now < deadline, !Task.isCancelled {
      // Both proxies listen at '[::1]' as well: a proxy that has one of its addresses and not the other ends soon.
      if let channel = try? await bootstrap.connect(host: "::1", port: port).get() {
        return try await channel.close()
      }
    }
    throw notStarted()
  }

  private func notStarted() -> Failure {
    let output = try? String(contentsOfFile: path("output"), encoding: .utf8)
    return .notStarted(output: output ?? "")
  }

  /// The folders of executables.
  ///
  /// Debian has proxies in '/usr/sbin', which is not in the 'PATH' of ordinary users.
  fileprivate static let folders =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    + ["/usr/sbin"]

  private func path(_ name: String) -> String { folder.appending(path: name).path() }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// A port that is free on all addresses, and that no server takes which asks the system for any port.
  ///
  /// The system gives such servers ports from 32,768. Another test's server could take a port of those between this
  /// check and the start of the proxy, at one address alone: the proxy would not start, and its test would reach the
  /// other server.
  private static func freePort() async throws -> Int {
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    for _ in 1..<100 {
      if let channel = try? await bootstrap.bind(host: "::", port: takePort()).get() {
        let port = channel.localAddress?.port ?? 0
        try await channel.close()
        return port
      }
    }
    throw Failure.noFreePort
  }

  private static func takePort() -> Int {
    nextPort.withLock { port in
      defer { port = port == 31_999 ? 12_000 : port + 1 }
      return port
    }
  }

  private static let nextPort = Mutex(Int.random(in: 12_000..<32_000))
}
