#if !canImport(Darwin)
import Foundation
import Testing

@testable import Sharing

/// Real processes that share user defaults.
@Suite(.timeLimit(.minutes(10)))
struct AppStorageProcessTests {
  private func number(_ name: String, in url: URL) -> Int? {
    UserDefaults.stored(at: url)?.integer(forKey: name)
  }

  @Test func twoProcessesThatCountLoseNothing() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let first = try ChildProcess("count", url.path, "number", "50")
      let second = try ChildProcess("count", url.path, "number", "50")
      let acknowledged = await first.remainingLines() + second.remainingLines()
      #expect(acknowledged.compactMap { Int($0) }.sorted() == Array(1...100))
      #expect(number("number", in: url) == 100)
    }
  }

  @Test func twoProcessesThatCountDifferentNumbersLoseNothing() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let first = try ChildProcess("count", url.path, "first", "50")
      let second = try ChildProcess("count", url.path, "second", "50")
      let numbers = (1...50).map(String.init)
      #expect(await first.remainingLines() == numbers)
      #expect(await second.remainingLines() == numbers)
      #expect(number("first", in: url) == 50)
      #expect(number("second", in: url) == 50)
    }
  }

  @Test func aProcessThatIsKilledLosesNothingThatItAcknowledged() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      var acknowledged = 0
      for round in 0..<5 {
        let process = try ChildProcess("count", url.path, "number", "1000")
        let survivor = try ChildProcess("count", url.path, "number", "5")
        for _ in 0...round {
          _ = try #require(await process.nextLine())
          acknowledged += 1
        }
        process.killNow()
        acknowledged += await process.remainingLines().count
        acknowledged += await survivor.remainingLines().count
      }
      let saved = try #require(number("number", in: url))
      // At most one more in each round: saved, and killed before it was said.
      #expect((acknowledged...acknowledged + 5).contains(saved))
    }
  }

  @Test func aCrashBetweenWritingAndRenamingLeavesTheOldValue() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let before = try ChildProcess("count", url.path, "number", "1")
      #expect(await before.remainingLines() == ["1"])

      let crashing = try ChildProcess("crash-count", url.path, "number")
      #expect(await crashing.nextLine() == "written")
      #expect(number("number", in: url) == 1)
      crashing.killNow()
      #expect(number("number", in: url) == 1)

      let after = try ChildProcess("count", url.path, "number", "1")
      #expect(await after.remainingLines() == ["2"])
      #expect(number("number", in: url) == 2)
    }
  }

  @Test func appShowsAndChangesTheSavedValueOfAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let defaults = try #require(UserDefaults.stored(at: url))
      let number: Shared<Int> = Shared(wrappedValue: 0, .appStorage("number", store: defaults))
      var values = number.values.makeAsyncIterator()
      let process = try ChildProcess("count", url.path, "number", "3")
      while let value = await values.next(), value < 3 {}
      #expect(number.wrappedValue == 3)
      number.withLock { $0 += 1 }
      try await number.save()
      #expect(self.number("number", in: url) == 4)
      #expect(await process.remainingLines().count == 3)
    }
  }
}
#endif
