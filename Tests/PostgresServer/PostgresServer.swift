import ConcurrencyExtras
import Foundation

/// A PostgreSQL server of this process, with its files in a temporary folder, which only sockets in that folder reach.
package final class PostgresServer: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The server that most tests share, each with a database of its own.
  ///
  /// It ends when the process exits.
  package static let shared: Result<PostgresServer, any Error> = Result {
    let server = try PostgresServer()
    atexit { try? PostgresServer.shared.get().remove() }
    return server
  }

  /// Whether the server is installed, or a test has to fail without it.
  package static var isExpected: Bool {
    programs != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// The folder of the newest version, which is not in the path where Debian has it.
  private static var programs: URL? {
    let versions = URL(filePath: "/usr/lib/postgresql")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: versions.path)) ?? []
    let newest = names.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
    return newest.map { versions.appending(path: "\($0)/bin") }
  }

  private let programs: URL
  private let folder: URL
  private let server = Locked<ServerProgram.Running?>(nil)

  /// Makes the files of a server, and starts it.
  package init() throws {
    guard let programs = Self.programs else {
      throw Failure(description: "'Scripts/install-postgresql' installs PostgreSQL.")
    }
    self.programs = programs
    // The path of a socket has at most 107 bytes.
    folder = URL(filePath: "/tmp/postgres-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if getuid() == 0, let user = getpwnam("postgres") { chown(folder.path, user.pointee.pw_uid, 0) }
    try runAsItsUser(
      "initdb",
      ["-D", data, "-U", "app", "-E", "UTF8", "--locale=C", "-A", "trust", "--no-sync"]
    )
    try start()
  }

  private var data: String { folder.appending(path: "data").path }

  /// Starts the server, and waits until it takes connections.
  package func start() throws {
    let options = ["-D", data, "-k", folder.path, "-c", "listen_addresses=", "-c", "fsync=off"]
    let process = try program("postgres", options).start()
    server.withLock { $0 = process }
    while (try? runAsItsUser("pg_isready", ["-h", folder.path])) == nil {
      guard process.isRunning else {
        server.withLock { $0 = nil }
        throw Failure(description: "The server has ended.")
      }
      // The server needs the processor to start.
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Ends the server at once, with all connections.
  ///
  /// It can sleep for a minute before it ends a connection that did not end by itself, unless it gets another signal.
  package func stop() {
    server.withLock { process in
      guard let running = process.take() else { return }
      repeat {
        running.send(SIGQUIT)
        for _ in 0..<50 where running.isRunning { Thread.sleep(forTimeInterval: 0.02) }
      } while running.isRunning
      _ = try? running.wait()
    }
  }

  /// Ends the server, and removes its files.
  package func remove() throws {
    stop()
    try FileManager.default.removeItem(at: folder)
  }

  /// Makes a database, and returns its address.
  package func makeDatabase() throws -> String {
    let name = "test_\(UUID().uuidString.prefix(8).lowercased())"
    try runAsItsUser("createdb", ["-h", folder.path, "-U", "app", name])
    return "postgresql://app@/\(name)?host=\(folder.path)"
  }

  /// Runs a statement in a database, and returns what it prints.
  @discardableResult
  package func run(_ statement: String, in address: String) throws -> String {
    try runAsItsUser("psql", ["-X", "-A", "-t", "-c", statement, address])
  }

  @discardableResult
  private func runAsItsUser(_ name: String, _ arguments: [String]) throws -> String {
    let (status, output) = try program(name, arguments).start().wait()
    guard status == 0 else { throw Failure(description: "\(name) failed: \(output)") }
    return output
  }

  /// A program of the server, which refuses to run as root.
  ///
  /// Its package has made a user for it.
  private func program(_ name: String, _ arguments: [String]) -> ServerProgram {
    let path = programs.appending(path: name).path
    let user = ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    return ServerProgram((getuid() == 0 ? user : []) + [path] + arguments, in: folder)
  }
}
