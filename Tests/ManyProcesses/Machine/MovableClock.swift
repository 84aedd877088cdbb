import Foundation

/// The clock of one process, which a file moves while the process runs.
///
/// libfaketime does it, and leaves the clock alone that cannot jump, by which deadlines are measured.
struct MovableClock: Sendable {
  struct NotInstalled: Error, CustomStringConvertible {
    let description =
      "'Scripts/install-proxies' installs libfaketime, which moves a process's clock."
  }

  private let file: URL
  private let library: String

  /// - Parameter file: The file with the difference to the machine's clock.
  /// - Throws: ``NotInstalled``, or an error if the file cannot be written.
  init(at file: URL) throws {
    guard let library = Self.library else { throw NotInstalled() }
    self.library = library
    self.file = file
    try jump(by: 0)
  }

  /// Whether libfaketime is installed, or a test has to fail without it.
  static var isExpected: Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || library != nil
  }

  /// Debian has a folder for each kind of processor.
  private static let library: String? = {
    let folder = "/usr/lib"
    let parts = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return parts.map { "\(folder)/\($0)/faketime/libfaketimeMT.so.1" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }()

  /// The variables with which the process starts.
  var environment: [String: String] {
    [
      "LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": file.path, "FAKETIME_CACHE_DURATION": "1",
      "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    ]
  }

  /// Sets the clock, which the process notices within a second.
  ///
  /// - Parameter seconds: The difference to the machine's clock.
  /// - Throws: An error if the file cannot be written.
  func jump(by seconds: Int) throws {
    try Data("\(seconds < 0 ? "" : "+")\(seconds)\n".utf8).write(to: file, options: .atomic)
  }
}
