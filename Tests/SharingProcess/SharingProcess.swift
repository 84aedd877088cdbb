import Dependencies
import Foundation
import PostgreSQLSharing
import Sharing

// A process that shares a file with the tests that start it. It prints each finished step, one
// thing a line, so that nobody has to guess when.

@main
enum SharingProcess {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let command = arguments.first, let path = arguments.dropFirst().first else {
      fatalError(
        """
        Usage: SharingProcess append|crash|exit|read|document|count|crash-count <file> \
        [<name> <count>], or append-row|exit-row|answer-row <database> [<name> <count>]
        """
      )
    }
    let rest = Array(arguments.dropFirst(2))
    let url = URL(fileURLWithPath: path)
    switch command {
    case "append": try await append(to: url, label: rest[0], count: Int(rest[1]) ?? 0)
    case "crash": crash(writing: url)
    case "exit": exitAfterChange(of: url)
    case "read": readTwice(url)
    case "document": readTwice(.documentsDirectory.appendingPathComponent(path))
    case "count": try await countUp(rest[0], in: url, times: Int(rest[1]) ?? 0)
    case "crash-count": crash(counting: rest[0], in: url)
    case "append-row":
      try await append(to: rows(in: path), label: rest[0], count: Int(rest[1]) ?? 0)
    case "exit-row":
      rows(in: path).withLock { $0.append("on exit") }
      exit(0)
    case "answer-row": await answer(in: path)
    default: fatalError("Unknown command '\(command)'")
    }
  }

  /// Adds lines to the file, and prints each saved one.
  private static func append(to url: URL, label: String, count: Int) async throws {
    try await append(to: lines(in: url, on: .fileSystem), label: label, count: count)
  }

  private static func append(to lines: Shared<[String]>, label: String, count: Int) async throws {
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

  /// Reads the file, and looks at it again for a change.
  private static func readTwice(_ url: URL) {
    let lines = lines(in: url, on: .fileSystem)
    lines.withLock { _ in }
    say("\(lines.wrappedValue.count)")
  }

  private static func lines(in url: URL, on storage: FileStorage) -> Shared<[String]> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: [], .fileStorage(url))
    }
  }

  private static func rows(in address: String) -> Shared<[String]> {
    withDependencies {
      $0.defaultPostgreSQLDatabase = PostgreSQLDatabase(address)
    } operation: {
      Shared(wrappedValue: [], .postgres("list"))
    }
  }

  /// Answers each number with the time at which it was seen.
  private static func answer(in address: String) async {
    let (question, answer) = withDependencies {
      $0.defaultPostgreSQLDatabase = PostgreSQLDatabase(address)
    } operation: {
      (
        Shared(wrappedValue: UInt64(0), .postgres("question")),
        Shared(wrappedValue: [UInt64](), .postgres("answer"))
      )
    }
    let subscription = question.publisher.sink { number in
      answer.withLock { $0 = [number, DispatchTime.now().uptimeNanoseconds] }
    }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    subscription.cancel()
  }

  /// Increments a number of the user defaults, and prints each saved one.
  private static func countUp(_ name: String, in url: URL, times: Int) async throws {
    let number = number(name, in: .stored(at: url))
    for _ in 0..<times {
      let next = number.withLock {
        $0 += 1
        return $0
      }
      try await number.save()
      say("\(next)")
    }
  }

  /// Stops for good between writing and renaming.
  private static func crash(counting name: String, in url: URL) {
    let defaults = UserDefaults.stored(at: url) {
      say("written")
      while true { pause() }
    }
    number(name, in: defaults).withLock { $0 += 1 }
    while true { pause() }
  }

  private static func number(_ name: String, in defaults: UserDefaults?) -> Shared<Int> {
    Shared(wrappedValue: 0, .appStorage(name, store: defaults))
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
