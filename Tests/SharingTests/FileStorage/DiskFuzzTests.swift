import Dependencies
import Foundation
import Fuzzing
import RandomSequences
import Testing

@testable import Sharing

/// A shared value on a disk that is full or read-only from time to time.
@MainActor
struct DiskFuzzTests {
  private enum Step: CustomStringConvertible {
    case append
    case save
    /// Writes fail from now on with an error of the system, or no longer do.
    case fault(Int32?)

    var description: String {
      switch self {
      case .append: "a line is appended"
      case .save: "the value is saved"
      case .fault(let code): "the disk is \(code.map { String(cString: strerror($0)) } ?? "well")"
      }
    }
  }

  @Test func fileNeverHasAPartOfAValueAndHasTheLastOneInTheEnd() async {
    let name = "fileNeverHasAPartOfAValueAndHasTheLastOneInTheEnd"
    await Fuzzer(name, runs: 40).run { random in
      let steps = (0..<20).map { _ -> Step in
        switch random.int(0...5) {
        case 0...2: .append
        case 3: .save
        default: .fault(random.pick([ENOSPC, EROFS, EIO, nil, nil]))
        }
      }
      try await Fuzzer.check(steps) { await self.failure(of: $0) }
    }
  }

  /// Text that says why the file is not as the steps leave it, or nil.
  private func failure(of steps: [Step]) async -> String? {
    do {
      return try await withTemporaryDirectory { directory in
        try await failure(of: steps, in: directory.appendingPathComponent("lines.json"))
      }
    } catch {
      return "\(error)"
    }
  }

  private func failure(of steps: [Step], in url: URL) async throws -> String? {
    let disk = FaultyDisk()
    let lines = withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = FileStorage(on: disk)
    } operation: {
      Shared(wrappedValue: [Int](), .fileStorage(url))
    }
    var count = 0
    for step in steps {
      switch step {
      case .append:
        lines.withLock { $0.append(count) }
        count += 1
      case .fault(let code): disk.writeError.setValue(code)
      case .save:
        let isSaved = (try? await lines.save()) != nil
        // Without a change since the last write there is nothing to write, so that no disk is needed.
        guard isSaved || disk.writeError.value != nil else { return "saving fails" }
        guard (lines.saveError == nil) == isSaved else { return "the error is not told" }
        guard try !isSaved || contents(of: url) == Array(0..<count) else {
          return "it is not saved"
        }
      }
      let stored = try contents(of: url)
      guard stored == Array(0..<stored.count), stored.count <= count else {
        return "it has \(stored)"
      }
      guard lines.wrappedValue == Array(0..<count) else { return "the app has lost a change" }
    }
    disk.writeError.setValue(nil)
    try await lines.save()
    return try contents(of: url) == Array(0..<count) && lines.saveError == nil
      ? nil : "the last value is not saved"
  }

  /// The lines of a file, which are none before the first write.
  private func contents(of url: URL) throws -> [Int] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode([Int].self, from: Data(contentsOf: url))
  }
}
