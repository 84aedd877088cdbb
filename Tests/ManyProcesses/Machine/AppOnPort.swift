import BrowserTesting
import Foundation
import NIOHTTP1
import PostgresServer

/// One process of the app, which is started again at its port.
actor AppOnPort {
  struct NotStarted: Error {
    let output: String
  }

  nonisolated let port: Int
  private let program: ServerProgram
  private var process: ServerProgram.Running?
  private var isPaused = false

  init(port: Int, sessions: String, folder: URL) {
    self.port = port
    program = ServerProgram(
      [AppProcess.url(of: "KeptApp").path, "--port", "\(port)", "--sessions", sessions],
      in: folder,
      environment: AppProcess.directories(in: folder)
    )
  }

  /// Starts it, and waits until it answers.
  func start() async throws {
    let process = try program.start()
    self.process = process
    let network = PageNetwork(port: port)
    while (try? await network.request(.HEAD)) == nil {
      guard process.isRunning else { throw NotStarted(output: try process.wait().output) }
      // The process needs the processor to start.
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  func send(_ signal: Int32) { process?.send(signal) }

  /// Ends it by a signal, also if it was paused.
  func end(by signal: Int32) async {
    send(SIGCONT)
    isPaused = false
    guard let process else { return }
    try? await onThread { process.end(by: signal) }
    self.process = nil
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
