import ConcurrencyExtras
import Dispatch
import PostgreSQL

/// The connection over which a database notifies this process of changes.
///
/// When it ends, changes may be missed. So it is made again, and all rows in use are read.
///
/// NB: `@unchecked Sendable` holds because the variables are touched on `queue` alone.
final class RowListener: @unchecked Sendable {
  private let queue = DispatchQueue(label: "PostgreSQLSharing.RowListener", qos: .userInitiated)
  private weak var store: PostgresRowStore?
  private weak var observer: (any RowObserver)?
  private var connection: PostgresConnection?
  private var source: (any DispatchSourceRead)?
  /// The milliseconds until the next attempt to connect.
  private var pause = 50

  init(_ store: PostgresRowStore, _ observer: any RowObserver) {
    self.store = store
    self.observer = observer
  }

  deinit {
    source?.cancel()
  }

  func start() {
    queue.async { self.connect() }
  }

  /// Looks whether the connection is alive.
  func check() {
    queue.async { [weak self] in
      guard let self, let connection else { return }
      attempt {
        try connection.run("SELECT")
        store?.noteFailure(nil)
        try readAll()
      }
    }
  }

  private func connect() {
    guard let store else { return }
    attempt {
      let connection = try store.makeConnection()
      try connection.listen()
      self.connection = connection
      watch(connection)
      store.noteFailure(nil)
      pause = 50
      try readAll()
    }
  }

  /// Waits for notifications without a thread.
  private func watch(_ connection: PostgresConnection) {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: connection.socket,
      queue: queue
    )
    source.setEventHandler { [weak self] in
      guard let self else { return }
      attempt { try self.receiveNotifications() }
    }
    // The socket is closed after the source has let go of it.
    let open = UncheckedSendable(connection)
    source.setCancelHandler { withExtendedLifetime(open) {} }
    source.resume()
    self.source = source
  }

  private func readAll() throws {
    try read(observer?.names ?? [])
    try receiveNotifications()
  }

  private func receiveNotifications() throws {
    while let notifications = try connection?.notifications(), !notifications.isEmpty {
      let changes = notifications.compactMap(RowChange.init)
      try read(
        Set(changes.filter { observer?.needs($0.name, version: $0.version) == true }.map(\.name))
      )
    }
  }

  private func read(_ names: some Collection<String>) throws {
    guard !names.isEmpty, let rows = try connection?.rows(named: names) else { return }
    observer?.receive(rows)
  }

  /// Does work over the connection, and connects again after an error.
  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      source?.cancel()
      (source, connection) = (nil, nil)
      store?.noteFailure(error)
      observer?.lostDatabase(error)
      queue.asyncAfter(deadline: .now() + .milliseconds(pause)) { [weak self] in self?.connect() }
      pause = min(2 * pause, 1_000)
    }
  }
}

/// A notification of a change.
private struct RowChange {
  let version: Int
  let name: String

  /// Reads what ``PostgresConnection/writeRow(_:_:)`` has sent.
  init?(_ notification: String) {
    let parts = notification.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let version = Int(parts[0]) else { return nil }
    self.version = version
    name = String(postgresText: String(parts[1]))
  }
}
