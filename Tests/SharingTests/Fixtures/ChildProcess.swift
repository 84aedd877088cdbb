import Foundation

/// A real process that shares files with a test.
final class ChildProcess: @unchecked Sendable {
  // NB: Unchecked, because one test uses it, from one task at a time.
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var buffer = Data()

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: What it is to do.
  ///   - environment: The only variables that it finds, if not those of the test.
  ///   - readsErrors: Whether what it reports is kept for ``remainingErrors()``.
  /// - Throws: What keeps it from starting.
  init(
    _ arguments: String...,
    environment: [String: String]? = nil,
    readsErrors: Bool = false
  ) throws {
    process.executableURL = Self.products.appendingPathComponent("SharingProcess")
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardOutput = output
    if readsErrors { process.standardError = errors }
    try process.run()
  }

  deinit {
    if process.isRunning { killNow() }
  }

  /// The build folder of the package.
  private static var products: URL {
    #if canImport(Darwin)
    Bundle(for: ChildProcess.self).bundleURL.deletingLastPathComponent()
    #else
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #endif
  }

  /// The next line that the process says, or nil if it has ended.
  func nextLine() async -> String? {
    await blocking { [self] in
      while true {
        if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
          defer { buffer.removeSubrange(...end) }
          return String(decoding: buffer[..<end], as: UTF8.self)
        }
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return nil }
        buffer.append(data)
      }
    }
  }

  /// All lines that the process says until it ends.
  func remainingLines() async -> [String] {
    var lines: [String] = []
    while let line = await nextLine() { lines.append(line) }
    return lines
  }

  /// All that the process reports until it ends.
  func remainingErrors() async -> String {
    await blocking { [self] in
      String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }

  /// Ends the process at once, wherever it is.
  func killNow() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
