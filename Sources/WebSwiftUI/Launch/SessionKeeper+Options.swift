import BrowserHost
import Foundation
import PostgreSQLSessions
import SQLiteSessions

extension SessionKeeper {
  /// The keeper of the file or the database that the options name, if they do.
  ///
  /// If it cannot be used, the app says so and goes on: its windows end with the process.
  static func keeping(
    _ options: WindowOptions,
    _ keys: SessionKeys?,
    limits: Limits,
    log: HostLog
  ) -> SessionKeeper? {
    guard let place = options.sessions else { return nil }
    do {
      let store = try store(at: place)
      return try SessionKeeper(
        keys.map { keys in
          EncryptedSessionStore(store, keys: keys) { log.report(.unknownSessionKey) }
        } ?? store,
        build: build,
        retention: .seconds(options.retention),
        limits: limits,
        log: log
      )
    } catch {
      log.report(.sessionsNotKept("\(error)"))
      return nil
    }
  }

  /// The store in a database whose address is given, or else in a file.
  private static func store(at place: String) throws -> any KeptSessionStore {
    if ["postgresql://", "postgres://"].contains(where: place.hasPrefix) {
      try PostgreSQLSessionStore(address: place)
    } else {
      try SQLiteSessionStore(path: place)
    }
  }

  /// The program of this process: the time at which its file was written.
  private static var build: String {
    let attributes = try? Bundle.main.executablePath.map(FileManager.default.attributesOfItem)
    return (attributes?[.modificationDate] as? Date)?.ISO8601Format() ?? ""
  }
}

extension SessionKeys {
  /// The keys of the file that the options name, if they do.
  ///
  /// Without them an app does not start: it would keep windows as they are.
  static func reading(_ options: WindowOptions) throws(LaunchError) -> SessionKeys? {
    guard let path = options.sessionKeys else { return nil }
    do throws(SessionKeysError) {
      return try SessionKeys(path: path)
    } catch {
      throw .sessionKeys(error)
    }
  }
}
