import Foundation

/// The process of an app that serves its pages.
final class AppProcess {
  let executable: Executable
  private let process = Process()
  private let messages = Pipe()

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - executable: The executable of the app.
  ///   - options: The options of the app.
  ///   - sessions: The file for the values that the app keeps, unless the options or the environment name another one.
  /// - Throws: If the executable cannot be started.
  init(_ executable: Executable, options: [String], sessions: URL) throws {
    self.executable = executable
    process.executableURL = executable.url
    process.arguments = options
    process.environment = ["WEBSWIFTUI_SESSIONS": sessions.path]
      .merging(ProcessInfo.processInfo.environment) { $1 }
      .merging(["WEBSWIFTUI_BUILD_MESSAGES": "true", "WEBSWIFTUI_DRAIN_DELAY": "0"]) { $1 }
    process.standardInput = messages
    process.terminationHandler = { process in
      print("The app has ended with \(process.terminationStatus). It starts after a change.")
    }
    try Self.withUsualSignals { try process.run() }
  }

  var isRunning: Bool { process.isRunning }

  /// Runs work that starts a process, which inherits how signals are handled.
  ///
  /// A plugin runs on a thread that blocks signals. It must not end when it writes to an app that has ended.
  private static func withUsualSignals(_ start: () throws -> Void) rethrows {
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    signal(SIGPIPE, SIG_DFL)
    defer {
      signal(SIGPIPE, SIG_IGN)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }
    try start()
  }

  /// Shows a text on all pages of the app.
  ///
  /// An empty text hides the one before.
  func show(_ text: String) {
    try? messages.fileHandleForWriting.write(contentsOf: Data((text + "\0").utf8))
  }

  /// Ends the process, which saves what it keeps.
  ///
  /// One that does not end within ten seconds is killed.
  func stop() {
    process.terminationHandler = nil
    guard process.isRunning else { return }
    process.terminate()
    let deadline = ContinuousClock.now + .seconds(10)
    while process.isRunning, .now < deadline { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
