import Dispatch
import Foundation
import NIOCore
import NIOPosix
import PostgresServer
import RandomSequences

/// The programs of a run: the database, the processes of the app, HAProxy, and the networks between them.
actor ChaosMachine {
  /// The port at which pages reach the app.
  nonisolated let port: Int
  private let database: PostgresServer
  private let databaseNetwork: CuttableNetwork
  private let apps: [AppOnPort]
  private let balancer: Balancer
  private let pageNetwork: CuttableNetwork

  static func start(processes: Int, in folder: URL) async throws -> ChaosMachine {
    let database = try await onThread { try PostgresServer() }
    do {
      return try await start(processes: processes, with: database, in: folder)
    } catch {
      try? await onThread { try database.remove() }
      throw error
    }
  }

  private static func start(
    processes: Int,
    with database: PostgresServer,
    in folder: URL
  ) async throws -> ChaosMachine {
    let address = try await onThread { try database.makeDatabase() }
    let parts = address.components(separatedBy: "?host=")
    let databaseNetwork = try await CuttableNetwork.open(to: .socket("\(parts[1])/.s.PGSQL.5432"))
    let sessions = parts[0].replacing("@", with: "@127.0.0.1:\(databaseNetwork.port)")
    let ports = try await freePorts(processes + 1)
    let apps = ports.dropLast().map { AppOnPort(port: $0, sessions: sessions, folder: folder) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for app in apps { group.addTask { try await app.start() } }
      try await group.waitForAll()
    }
    let balancer = try await Balancer(before: apps.map(\.port), at: ports[processes], in: folder)
    return ChaosMachine(
      database: database,
      databaseNetwork: databaseNetwork,
      apps: apps,
      balancer: balancer,
      pageNetwork: try await CuttableNetwork.open(to: .port(balancer.port))
    )
  }

  private init(
    database: PostgresServer,
    databaseNetwork: CuttableNetwork,
    apps: [AppOnPort],
    balancer: sending Balancer,
    pageNetwork: CuttableNetwork
  ) {
    self.database = database
    self.databaseNetwork = databaseNetwork
    self.apps = apps
    self.balancer = balancer
    self.pageNetwork = pageNetwork
    port = pageNetwork.port
  }

  /// Does a fault, of which the seed chooses the connections.
  func perform(_ fault: Fault, seed: UInt64) async throws {
    switch fault {
    case .kill(let process): await apps[process].end(by: SIGKILL)
    case .terminate(let process): await apps[process].end(by: SIGTERM)
    case .pause(let process): await apps[process].pause()
    case .slow(let process): try await apps[process].slowDown()
    case .goOn(let process): try await apps[process].goOn()
    case .cutPages(let percent):
      var generator = SeededGenerator(seed: seed)
      pageNetwork.cut { Int.random(in: 0..<100, using: &generator) < percent }
    case .delayPages(let milliseconds): pageNetwork.delay(by: milliseconds)
    case .cutDatabase: databaseNetwork.cut { true }
    case .delayDatabase(let milliseconds): databaseNetwork.delay(by: milliseconds)
    case .restartDatabase:
      try await onThread { [database] in
        database.stop()
        try database.start()
      }
    }
  }

  /// Makes the networks good again.
  func endFaults() {
    pageNetwork.delay(by: 0)
    databaseNetwork.delay(by: 0)
  }

  /// Kills all processes at once, and starts them again.
  func restartAll() async throws {
    for app in apps { await app.send(SIGKILL) }
    for app in apps { await app.end(by: SIGKILL) }
    for app in apps { try await app.goOn() }
  }

  func stop() async {
    pageNetwork.close()
    balancer.stop()
    for app in apps { await app.end(by: SIGKILL) }
    databaseNetwork.close()
    try? await onThread { [database] in try database.remove() }
  }

  /// Ports of which no server has one that asks the system for any port: the system gives those from 32,768.
  private static func freePorts(_ count: Int) async throws -> [Int] {
    var listeners: [Int: any Channel] = [:]
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    while listeners.count < count {
      let port = Int.random(in: 12_000..<32_000)
      guard listeners[port] == nil else { continue }
      listeners[port] = try? await bootstrap.bind(host: "127.0.0.1", port: port).get()
    }
    for listener in listeners.values { try await listener.close() }
    return Array(listeners.keys)
  }
}

/// Does work that blocks its thread.
func onThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result(catching: work)) }
  }
}
