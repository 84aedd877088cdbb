import Foundation

/// A package of its own with an app that needs no view, so that a build takes seconds, served by 'swift package live'.
///
/// The app writes lines to a pipe: one when it starts, and one for each message about builds.
final class LivePackage {
  /// The line that ends the reading.
  private static let end = "no more"

  let folder: URL
  private let process = Process()
  private let lines: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation
  private let pipe: FileHandle

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    try files.createDirectory(
      at: folder.appending(path: "Sources/Fake"),
      withIntermediateDirectories: true
    )
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Fake",
        dependencies: [.package(name: "swift-composable-architecture", path: "\(root.path)")],
        targets: [.executableTarget(name: "Fake")]
      )
      """
    try manifest.write(
      to: folder.appending(path: "Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    // The same versions as those of the package under test.
    try? files.copyItem(
      at: root.appending(path: "Package.resolved"),
      to: folder.appending(path: "Package.resolved")
    )
    let path = folder.appending(path: "lines").path
    // Open for both, so that it does not end with a process of the app.
    guard mkfifo(path, 0o600) == 0, case let descriptor = open(path, O_RDWR | O_CLOEXEC),
      descriptor >= 0
    else { throw CocoaError(.fileWriteUnknown) }
    pipe = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    (lines, continuation) = AsyncStream.makeStream()
    Thread.detachNewThread { [pipe, continuation] in
      while true {
        // A line is shorter than what a pipe takes at once.
        for line in String(decoding: pipe.availableData, as: UTF8.self).split(separator: "\n") {
          guard line != Self.end else { return }
          continuation.yield(String(line))
        }
      }
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? pipe.write(contentsOf: Data("\(Self.end)\n".utf8))
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes the source of a version of the app.
  func write(version: String) throws {
    let source = """
      import Foundation

      @main
      struct Fake {
        static func write(_ line: String) {
          let file = FileHandle(forWritingAtPath: CommandLine.arguments[1])
          file?.write(Data((line + "\\n").utf8))
        }

        static func main() {
          let version: Int = \(version)
          let sessions = ProcessInfo.processInfo.environment["WEBSWIFTUI_SESSIONS"] ?? ""
          let messages = ProcessInfo.processInfo.environment["WEBSWIFTUI_BUILD_MESSAGES"] ?? ""
          let arguments = CommandLine.arguments.dropFirst(2).joined(separator: ",")
          write("start \\(version) \\(getpid()) \\(arguments) \\(messages) \\(sessions)")
          var pending = Data()
          while case let bytes = FileHandle.standardInput.availableData, !bytes.isEmpty {
            pending += bytes
            guard pending.last == 0 else { continue }
            let message = String(decoding: pending.dropLast(), as: UTF8.self)
            write("message \\(message.replacing("\\n", with: ";"))")
            pending = Data()
          }
          write("end \\(version)")
        }
      }
      """
    try write(source, to: "Sources/Fake/Fake.swift")
  }

  /// Writes a file of the package.
  func write(_ text: String, to path: String) throws {
    try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
  }

  /// Runs the command until it is stopped.
  func serve() throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", folder.path, "live", "Fake",
      folder.appending(path: "lines").path, "--option", "--open",
    ]
    let file = folder.appending(path: "output")
    try Data().write(to: file)
    let output = try FileHandle(forWritingTo: file)
    process.standardOutput = output
    process.standardError = output
    process.terminationHandler = { [continuation] _ in continuation.finish() }
    try process.run()
  }

  func stop() {
    // The app writes a last line.
    process.terminationHandler = nil
    process.terminate()
  }

  /// The output of the command.
  var output: String {
    (try? String(contentsOf: folder.appending(path: "output"), encoding: .utf8)) ?? ""
  }

  /// The words of the next line that the app writes, or none if the command has ended.
  func nextLine() async -> [String] {
    await lines.first { _ in true }?.split(separator: " ").map(String.init) ?? []
  }
}
