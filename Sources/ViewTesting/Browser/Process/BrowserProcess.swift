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

/// A browser's process, with a pipe that it reads and one that it writes.
///
/// A browser may expect its pipes as other file descriptors than the standard ones, which Foundation's `Process` cannot
/// arrange. When the pipes close, as they do when the test's process ends, so does the browser.
final class BrowserProcess: Sendable {
  /// The pipe that the browser reads.
  let input: FileHandle
  /// The pipe that the browser writes.
  let output: FileHandle
  /// The id of the process until it has ended.
  ///
  /// Another process may have the same id afterwards.
  private let id: Locked<pid_t?>
  private let folder: URL

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - command: The path of the executable, and its arguments.
  ///   - folder: The folder for the browser's files, which is removed when it ends.
  ///   - reads: The file descriptor that the browser reads.
  ///   - writes: The file descriptor that the browser writes.
  /// - Throws: A `BrowserError`.
  init(
    _ command: [String],
    in folder: URL,
    reads: Int32,
    writes: Int32
  ) throws(BrowserError) {
    self.folder = folder
    guard let commands = Self.makePipe(), let answers = Self.makePipe() else {
      throw .didNotStart(path: command[0], errno: errno)
    }
    let result = Self.spawn(command, [(commands.read, reads), (answers.write, writes)])
    close(commands.read)
    close(answers.write)
    input = FileHandle(fileDescriptor: commands.write, closeOnDealloc: true)
    output = FileHandle(fileDescriptor: answers.read, closeOnDealloc: true)
    switch result {
    case .success(let id): self.id = Locked(id)
    case .failure(let error):
      try? FileManager.default.removeItem(at: folder)
      throw .didNotStart(path: command[0], errno: error.errno)
    }
  }

  deinit {
    end()
  }

  /// Whether the browser was ended.
  var hasEnded: Bool { id.withLock { $0 == nil } }

  /// A new folder for a browser's files.
  static func makeFolder() -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Starts a browser that does not end with its pipes, by a shell that ends it then.
  ///
  /// The shell also ends the other processes of the command when the last one ends.
  convenience init(
    untilPipesClose command: [String],
    in folder: URL,
    writes: Int32
  ) throws(BrowserError) {
    let script = #"("$@"; kill -9 0) & cat > /dev/null; kill -9 0"#
    try self.init(["/bin/sh", "-c", script, "sh"] + command, in: folder, reads: 0, writes: writes)
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
    try? FileManager.default.removeItem(at: folder)
  }

  /// The rest of the line after a text in the output, or `nil` if the browser ends before.
  ///
  /// Later output is read and forgotten: a full pipe would stop the browser.
  func line(after text: String) async -> String? {
    let expiry = DispatchWorkItem { [weak self] in self?.end() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: expiry)
    defer { expiry.cancel() }
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { [output] in
        continuation.resume(returning: Self.readLine(after: text, from: output))
        while !output.availableData.isEmpty {}
      }
    }
  }

  /// Reads the output and forgets it: a full pipe would stop the browser.
  func discardOutput() {
    Thread.detachNewThread { [output] in
      while !output.availableData.isEmpty {}
    }
  }

  private static func readLine(after text: String, from output: FileHandle) -> String? {
    var read = ""
    while case let data = output.availableData, !data.isEmpty {
      read += String(decoding: data, as: UTF8.self)
      if let start = read.firstRange(of: text)?.upperBound,
        let end = read[start...].firstIndex(of: "\n")
      {
        return String(read[start..<end])
      }
    }
    return nil
  }

  private struct SpawnError: Error {
    let errno: Int32
  }

  private static func spawn(
    _ command: [String],
    _ pipes: [(end: Int32, number: Int32)]
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
    for (end, number) in pipes { posix_spawn_file_actions_adddup2(&actions, end, number) }
    closeOthers(&actions, keeping: pipes.map(\.number))

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
  private static func closeOthers(_ actions: inout FileActions, keeping numbers: [Int32]) {
    for descriptor in Int32(3)..<1024 where !numbers.contains(descriptor) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
  }

  /// A pipe whose ends lie above 9, so that giving them other numbers in the browser cannot
  /// overwrite one of them, and that no other process inherits.
  ///
  /// It is `nil` if the process may open no more files.
  private static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    ends.forEach { close($0) }
    return high.contains(-1) ? nil : (high[0], high[1])
  }
}
