import BrowserHost
import Foundation
import SQLiteSessions

extension SessionKeeper {
  /// The keeper of the file that the options name, if they do.
  ///
  /// If the file cannot be used, the app says so and goes on: its windows end with the process.
  static func keeping(
    _ options: WindowOptions,
    limits: Limits,
    log: HostLog
  ) -> SessionKeeper? {
    guard let path = options.sessions else { return nil }
    do {
      return try SessionKeeper(
        try SQLiteSessionStore(path: path),
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

  /// The program of this process: the time at which its file was written.
  private static var build: String {
    let attributes = try? Bundle.main.executablePath.map(FileManager.default.attributesOfItem)
    return (attributes?[.modificationDate] as? Date)?.ISO8601Format() ?? ""
  }
}
