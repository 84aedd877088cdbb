import BrowserTesting
import Foundation

/// One process of the app, which is started again at its port.
actor AppOnPort {
  nonisolated let port: Int
  private let sessions: String
  private let folder: URL
  private var process: ServingProcess?

  init(port: Int, sessions: String, folder: URL) {
    self.port = port
    self.sessions = sessions
    self.folder = folder
  }

  func start() async throws {
    process = try await ServingProcess(
      "KeptApp",
      arguments: ["--port", "\(port)", "--sessions", sessions],
      home: folder
    )
  }

  func send(_ signal: Int32) { process?.send(signal) }

  /// Ends it by a signal, also if it was paused.
  func end(by signal: Int32) async {
    send(SIGCONT)
    _ = await process?.end(by: signal)
    process = nil
  }

  func pause() { send(SIGSTOP) }

  /// Continues it if it was paused, or starts it again.
  func goOn() async throws {
    if process == nil { try await start() } else { send(SIGCONT) }
  }
}
