import Foundation

/// The terminal that an app was started from.
///
/// A line for a closed or full output is lost, and ends nothing.
enum Terminal {
  /// Prints a line at once, also where the output is a file or a pipe.
  static func print(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  static func printError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  static func openBrowser(at address: String) {
    #if os(macOS)
    let opener = "open"
    #else
    let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      printError(
        "No browser was opened, because '\(opener)' did not start. Open \(address) yourself."
      )
    }
  }
}
