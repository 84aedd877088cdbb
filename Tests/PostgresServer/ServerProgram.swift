package import Foundation

/// A program with its arguments, which may be a server.
///
/// Foundation's `Process` watches an end by a pipe that the program inherits. A server keeps it open. With some 1,350 open
/// files `Process` also reads beyond the names of them, and may crash.
package struct ServerProgram {
  /// The path of the program, and its arguments.
  let arguments: [String]
  /// The folder in which it runs, and which gets its output.
  let folder: URL
  /// Variables beside those of this process.
  let environment: [String: String]

  package init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) {
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }

  /// A script that runs a program in a folder.
  ///
  /// It closes what the program has inherited: a socket of another test must not stay open as long as a server runs.
  private static let script = """
    for file in /proc/self/fd/*; do
      number=${file##*/}
      [ "$number" -gt 2 ] && eval "exec $number>&-"
    done
    cd "$1" && shift && exec "$@"
    """

  /// A program that was started.
  package struct Running: Sendable {
    fileprivate let id: pid_t
    fileprivate let output: URL

    /// Whether the program has not ended.
    package var isRunning: Bool { kill(id, 0) == 0 && waitpid(id, nil, WNOHANG) == 0 }

    /// Waits for the end, and returns the status with what the program has printed.
    package func wait() throws -> (status: Int32, output: String) {
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      defer { try? FileManager.default.removeItem(at: output) }
      let text = try String(contentsOf: output, encoding: .utf8)
      return (status, text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    package func send(_ signal: Int32) { kill(id, signal) }

    /// Sends a signal, and waits for the end.
    package func end(by signal: Int32) {
      send(signal)
      _ = try? wait()
    }
  }

  /// Starts it, and waits for nothing.
  package func start() throws -> Running {
    let output = folder.appending(path: "output-\(UUID().uuidString)")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let arguments = ["/bin/bash", "-c", Self.script, "start", folder.path] + arguments
    let texts = arguments.map { strdup($0) }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .map { strdup("\($0)=\($1)") }
    defer { for text in texts + variables { free(text) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, arguments[0], &actions, nil, texts + [nil], variables + [nil])
    guard failure == 0 else {
      throw PostgresServer.Failure(description: String(cString: strerror(failure)))
    }
    return Running(id: id, output: output)
  }
}
