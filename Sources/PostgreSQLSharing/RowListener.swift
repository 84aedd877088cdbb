import ConcurrencyExtras
import Foundation
import PostgreSQL

/// The connection over which a database notifies this process of changes.
///
/// It has a thread, which waits for notifications. When the connection ends, changes may be missed. So it is made again,
/// and all rows in use are read.
///
/// NB: `@unchecked Sendable` holds because the thread alone touches the variables, but for `isAsked`.
final class RowListener: @unchecked Sendable {
  private weak var store: PostgresRowStore?
  private weak var observer: (any RowObserver)?
  private var connection: PostgresConnection?
  /// The milliseconds until the next attempt to connect.
  private var pause: Int32 = 50
  /// Whether somebody asks whether the connection is alive.
  private let isAsked = Locked(false)
  /// Wakes the thread when a byte is written, and when the listener is released.
  private let wake = Wake()

  init(_ store: PostgresRowStore, _ observer: any RowObserver) {
    self.store = store
    self.observer = observer
  }

  func start() {
    let alarm = wake.alarm
    Thread.detachNewThread { [weak self] in
      while let (socket, limit) = self?.work() { alarm.wait(orFor: socket, milliseconds: limit) }
    }
  }

  /// Looks whether the connection is alive.
  func check() {
    isAsked.withLock { $0 = true }
    wake.ring()
  }

  /// Does what there is to do.
  ///
  /// - Returns: The socket to wait for, and the limit of the wait; -1 stands for none.
  private func work() -> (socket: Int32, milliseconds: Int32) {
    let isAsked = isAsked.withLock { isAsked in
      defer { isAsked = false }
      return isAsked
    }
    do {
      if connection == nil {
        try connect()
      } else if isAsked {
        try connection?.run("SELECT")
        store?.noteFailure(nil)
        try readAll()
      } else {
        try receiveNotifications()
      }
      return (connection?.socket ?? -1, -1)
    } catch {
      connection = nil
      store?.noteFailure(error)
      observer?.lostDatabase(error)
      defer { pause = min(2 * pause, 1_000) }
      return (-1, pause)
    }
  }

  private func connect() throws {
    guard let store else { return }
    let connection = try store.makeConnection()
    try connection.listen()
    self.connection = connection
    store.noteFailure(nil)
    pause = 50
    try readAll()
  }

  private func readAll() throws {
    try read(observer?.names ?? [])
    try receiveNotifications()
  }

  private func receiveNotifications() throws {
    while let notifications = try connection?.notifications(), !notifications.isEmpty {
      let changes = notifications.compactMap(RowChange.init)
      let newer = changes.filter { observer?.needs($0.name, version: $0.version) == true }
      try read(Set(newer.map(\.name)))
    }
  }

  private func read(_ names: some Collection<String>) throws {
    guard !names.isEmpty, let rows = try connection?.rows(named: names) else { return }
    observer?.receive(rows)
  }
}

/// The end of a pipe that wakes a thread.
private final class Wake: Sendable {
  let alarm: Alarm
  private let file: FileHandle

  init() {
    let pipe = Pipe()
    alarm = Alarm(pipe.fileHandleForReading)
    file = pipe.fileHandleForWriting
  }

  deinit {
    try? file.close()
  }

  func ring() {
    try? file.write(contentsOf: Data([0]))
  }
}

/// The end of a pipe that a thread waits for.
private final class Alarm: Sendable {
  private let file: FileHandle

  init(_ file: FileHandle) {
    self.file = file
  }

  /// Waits until the other end rings or is released, a socket can be read, or the time is over.
  func wait(orFor socket: Int32, milliseconds: Int32) {
    var files = [
      pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, 2, milliseconds) > 0, files[0].revents & Int16(POLLIN) != 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = read(file.fileDescriptor, &bytes, bytes.count)
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
