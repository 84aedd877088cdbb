import Dependencies
import Foundation
import Sharing

// A process that shares a file with the tests that start it. It says on its output what it has done, one
// thing a line, so that nobody has to guess when.

@main
enum SharingProcess {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let command = arguments.first, let path = arguments.dropFirst().first else {
      fatalError("Usage: SharingProcess append|crash|exit <file> [<label> <count>]")
    }
    let rest = Array(arguments.dropFirst(2))
    let url = URL(fileURLWithPath: path)
    switch command {
    case "append": try await append(to: url, label: rest[0], count: Int(rest[1]) ?? 0)
    case "crash": crash(writing: url)
    case "exit": exitAfterChange(of: url)
    default: fatalError("Unknown command '\(command)'")
    }
  }

  /// Adds lines to the file, and says of each that it is saved.
  private static func append(to url: URL, label: String, count: Int) async throws {
    let lines = lines(in: url, on: .fileSystem)
    for number in 0..<count {
      lines.withLock { $0.append("\(label)-\(number)") }
      try await lines.save()
      say("\(label)-\(number)")
    }
  }

  /// Stops for good between writing and renaming.
  private static func crash(writing url: URL) {
    let storage = FileStorage.fileSystem {
      say("written")
      while true { pause() }
    }
    lines(in: url, on: storage).withLock { $0.append("lost") }
    while true { pause() }
  }

  /// Ends without waiting for what it has changed.
  private static func exitAfterChange(of url: URL) {
    lines(in: url, on: .fileSystem).withLock { $0.append("on exit") }
    exit(0)
  }

  private static func lines(in url: URL, on storage: FileStorage) -> Shared<[String]> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: [], .fileStorage(url))
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
