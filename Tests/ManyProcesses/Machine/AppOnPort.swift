import BrowserTesting
import Foundation

/// One process of the app, which is started again at its port.
actor AppOnPort {
  nonisolated let port: Int
  private let sessions: String
  private let folder: URL
  private var process: ServingProcess?
  private var isPaused = false

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
    isPaused = false
    _ = await process?.end(by: signal)
    process = nil
  }

  func pause() {
    send(SIGSTOP)
    isPaused = true
  }

  /// Gives it a fifth of its time for a second, unless it is away.
  ///
  /// An ended process gets no signal, and a paused one is not continued.
  func slowDown() async throws {
    guard process != nil, !isPaused else { return }
    for _ in 0..<20 {
      send(SIGSTOP)
      try await Task.sleep(for: .milliseconds(40))
      send(SIGCONT)
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Continues it if it was paused, or starts it again.
  func goOn() async throws {
    if process == nil { try await start() } else { send(SIGCONT) }
    isPaused = false
  }
}
