import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Real processes that write one file.
@Suite(.timeLimit(.minutes(10)))
struct ProcessTests {
  private func contents(of url: URL) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
  }

  @Test func twoProcessesLoseNothing() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let first = try ChildProcess("append", url.path, "first", "50")
      let second = try ChildProcess("append", url.path, "second", "50")
      let acknowledged = await first.remainingLines() + second.remainingLines()
      #expect(acknowledged.count == 100)
      let lines = try contents(of: url)
      #expect(lines.count == 100)
      #expect(Set(lines) == Set(acknowledged))
      #expect(lines.filter { $0.hasPrefix("first") } == (0..<50).map { "first-\($0)" })
    }
  }

  @Test func aProcessThatIsKilledLosesNothingThatItAcknowledged() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      var acknowledged: [String] = []
      for round in 0..<10 {
        let process = try ChildProcess("append", url.path, "\(round)", "1000")
        let survivor = try ChildProcess("append", url.path, "survivor-\(round)", "5")
        for _ in 0...round {
          acknowledged.append(try #require(await process.nextLine()))
        }
        process.killNow()
        acknowledged += await process.remainingLines()
        acknowledged += await survivor.remainingLines()
      }
      let lines = try contents(of: url)
      #expect(Set(acknowledged).isSubset(of: lines))
      // At most one more in each round: saved, and killed before it was said.
      #expect(lines.count <= acknowledged.count + 10)
      #expect(lines.count == Set(lines).count)
    }
  }

  @Test func aCrashBetweenWritingAndRenamingLeavesTheOldContents() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let before = try ChildProcess("append", url.path, "before", "1")
      #expect(await before.remainingLines() == ["before-0"])

      let crashing = try ChildProcess("crash", url.path)
      #expect(await crashing.nextLine() == "written")
      #expect(try contents(of: url) == ["before-0"])
      crashing.killNow()
      #expect(try contents(of: url) == ["before-0"])

      let after = try ChildProcess("append", url.path, "after", "1")
      #expect(await after.remainingLines() == ["after-0"])
      #expect(try contents(of: url) == ["before-0", "after-0"])
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(names.sorted() == [".lines.json.lock", "lines.json"])
    }
  }

  @Test func aProcessReportsOnceThatItCannotReadAFile() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try Data("no lines".utf8).write(to: url)
      let process = try ChildProcess("read", url.path, readsErrors: true)
      #expect(await process.remainingLines() == ["0"])
      let errors = await process.remainingErrors()
      #expect(errors.components(separatedBy: "not valid JSON").count == 2)
    }
  }

  @Test func exitingProcessWritesPendingChanges() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let process = try ChildProcess("exit", url.path)
      #expect(await process.remainingLines() == [])
      #expect(try contents(of: url) == ["on exit"])
    }
  }

  @Test func appShowsTheSavedValueOfAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let lines = withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        Shared<[String]>(wrappedValue: [], .fileStorage(url))
      }
      var values = lines.values.makeAsyncIterator()
      let process = try ChildProcess("append", url.path, "other", "3")
      while let value = await values.next(), value.count < 3 {}
      #expect(lines.wrappedValue == ["other-0", "other-1", "other-2"])
      lines.withLock { $0.append("own") }
      try await lines.save()
      #expect(try contents(of: url) == ["other-0", "other-1", "other-2", "own"])
      #expect(await process.remainingLines().count == 3)
    }
  }
}
