import ConcurrencyExtras
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if canImport(Darwin)
private typealias FileActions = posix_spawn_file_actions_t?
private typealias SpawnAttributes = posix_spawnattr_t?
#else
private typealias FileActions = posix_spawn_file_actions_t
private typealias SpawnAttributes = posix_spawnattr_t
#endif

/// A browser's process, with a pipe for commands and one for answers.
///
/// The browser expects the pipes as its file descriptors 3 and 4, which Foundation's `Process`
/// cannot arrange. When the pipes close, as they do when the test's process ends, so does the browser.
final class BrowserProcess: Sendable {
  /// Receives commands.
  let input: FileHandle
  /// Provides answers and events.
  let output: FileHandle
  /// The id of the process until it has ended.
  ///
  /// Another process may have the same id afterwards.
  private let id: Locked<pid_t?>
  private let profile: URL

  init(executable: String) throws(BrowserError) {
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    let (commands, answers) = (Self.makePipe(), Self.makePipe())
    let arguments = Self.arguments(profile: profile.path)
    let result = Self.spawn([executable] + arguments, reads: commands.read, writes: answers.write)
    close(commands.read)
    close(answers.write)
    input = FileHandle(fileDescriptor: commands.write, closeOnDealloc: true)
    output = FileHandle(fileDescriptor: answers.read, closeOnDealloc: true)
    switch result {
    case .success(let id): self.id = Locked(id)
    case .failure(let error): throw .didNotStart(path: executable, errno: error.errno)
    }
  }

  /// Ends the browser with all its processes, and removes its files.
  func end() {
    let running = id.withLock { id in
      defer { id = nil }
      return id
    }
    guard let id = running else { return }
    kill(-id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
    try? FileManager.default.removeItem(at: profile)
  }

  private static func arguments(profile: String) -> [String] {
    let arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--force-color-profile=srgb", "--hide-scrollbars", "--lang=en-US", "about:blank",
    ]
    // The browser's sandbox does not work for the superuser, which containers use.
    return getuid() == 0 ? ["--no-sandbox"] + arguments : arguments
  }

  private struct SpawnError: Error {
    let errno: Int32
  }

  private static func spawn(
    _ command: [String],
    reads: Int32,
    writes: Int32
  ) -> Result<pid_t, SpawnError> {
    var actions = FileActions()
    var attributes = SpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A process group of its own, so that all processes of the browser end together.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, reads, 3)
    posix_spawn_file_actions_adddup2(&actions, writes, 4)
    closeOthers(&actions)

    var arguments = command.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    arguments.append(nil)
    var id: pid_t = 0
    let status = posix_spawn(&id, command[0], &actions, &attributes, arguments, environ)
    return status == 0 ? .success(id) : .failure(SpawnError(errno: status))
  }

  /// Closes the test's own files and sockets in the browser, which would keep them open.
  ///
  /// Closing an unused descriptor does nothing.
  private static func closeOthers(_ actions: inout FileActions) {
    for descriptor in Int32(5)..<1024 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
  }

  /// A pipe whose ends lie above 9, so that giving them the numbers 3 and 4 in the browser cannot
  /// overwrite one of them, and that no other process inherits.
  private static func makePipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    ends.forEach { close($0) }
    return (high[0], high[1])
  }
}
