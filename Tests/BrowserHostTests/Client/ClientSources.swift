import Foundation

/// The files from which the script and the stylesheets are made.
enum ClientSources {
  /// The path of a file or a folder beside the page.
  static func path(_ name: String) -> String {
    root.appending(path: "Sources/BrowserHost/Client/\(name)").path()
  }

  /// The texts of the files of a folder whose names have an ending.
  static func texts(in folder: String, ending: String) throws -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: folder)
    return try (enumerator?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }

  static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
}

/// A command of the system.
enum Command {
  static func run(
    _ arguments: String...,
    in folder: URL? = nil
  ) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, result)
  }
}
