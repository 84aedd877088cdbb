import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

struct FileStorageTests {
  /// The lines of a file as another process would have them: with files of its own.
  private func lines(
    in url: URL,
    on storage: FileStorage = FileStorage(on: SystemDisk())
  ) -> Shared<[String]> {
    withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: [], .fileStorage(url))
    }
  }

  /// Waits where the caller runs.
  private func wait(for semaphore: DispatchSemaphore) -> Bool {
    semaphore.wait(timeout: .now() + 300) == .success
  }

  private func contents(of url: URL) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
  }

  @Test func fileStorageIsInMemoryInTests() async throws {
    let url = URL(fileURLWithPath: "/no/such/directory/lines.json")
    @Shared(.fileStorage(url)) var lines: [String] = []
    $lines.withLock { $0.append("a") }
    try await $lines.save()
    #expect(!FileManager.default.fileExists(atPath: "/no"))
    @Dependency(\.defaultFileStorage) var storage
    #expect(self.lines(in: url, on: storage).wrappedValue == ["a"])
    #expect(self.lines(in: url, on: .inMemory).wrappedValue == [])
  }

  @Test func fileStorageSavesAndLoads() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("new/lines.json")
      let first = lines(in: url)
      #expect(first.wrappedValue == [])
      #expect(!FileManager.default.fileExists(atPath: url.path))
      first.withLock { $0.append("a") }
      try await first.save()
      #expect(try contents(of: url) == ["a"])
      #expect(lines(in: url).wrappedValue == ["a"])
    }
  }

  @Test func fileStorageSavesADefaultOnDemand() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try await lines(in: url).save()
      #expect(try contents(of: url) == [])
    }
  }

  @Test func manyChangesAreWrittenTogether() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (reached, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let writes = LockIsolated(0)
      let disk = SystemDisk {
        writes.withValue { $0 += 1 }
        reached.signal()
        goOn.wait()
      }
      let lines = lines(in: url, on: FileStorage(on: disk))
      lines.withLock { $0.append("first") }
      await blocking { reached.wait() }
      for number in 0..<100 { lines.withLock { $0.append("\(number)") } }
      goOn.signal()
      goOn.signal()
      try await lines.save()
      #expect(writes.value == 2)
      #expect(try contents(of: url).count == 101)
    }
  }

  @Test func changeStartsFromTheSavedValueOfOthers() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (first, second) = (lines(in: url), lines(in: url))
      for number in 0..<25 {
        first.withLock { $0.append("first-\(number)") }
        second.withLock { $0.append("second-\(number)") }
      }
      try await first.save()
      try await second.save()
      #expect(
        try contents(of: url) == (0..<25).flatMap { ["first-\($0)", "second-\($0)"] }
      )
    }
  }

  @Test func savingAReplacedValueKeepsTheReplacement() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (first, second) = (lines(in: url), lines(in: url))
      first.withLock { $0 = ["old"] }
      try await first.save()
      second.withLock { $0 = ["new"] }
      try await second.save()
      try await first.save()
      #expect(try contents(of: url) == ["new"])
    }
  }

  @Test func fileStorageReceivesForeignSaves() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (first, second) = (lines(in: url), lines(in: url))
      var values = first.values.makeAsyncIterator()
      #expect(await values.next() == [])
      second.withLock { $0 = ["a"] }
      #expect(await values.next() == ["a"])
      try Data(#"["by hand"]"#.utf8).write(to: url)
      #expect(await values.next(where: { $0 != ["a"] }) == ["by hand"])
      #expect(first.wrappedValue == ["by hand"])
      try FileManager.default.removeItem(at: url)
      #expect(await values.next(where: { $0 != ["by hand"] }) == [])
    }
  }

  @MainActor
  @Test func foreignSavesArePublishedOnTheMainActorInOrder() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (first, second) = (lines(in: url), lines(in: url))
      let (values, value) = AsyncStream.makeStream(of: (count: Int, isOnMainActor: Bool).self)
      let subscription = first.publisher.sink {
        value.yield(($0.count, MainThread.isCurrent))
      }
      await blocking {
        for number in 0..<20 { second.withLock { $0.append("\(number)") } }
      }
      var counts: [Int] = []
      for await value in values {
        #expect(value.isOnMainActor)
        counts.append(value.count)
        if value.count == 20 { break }
      }
      #expect(counts == counts.sorted())
      subscription.cancel()
    }
  }

  /// Code on the main actor may look twice: what others save does not come in between.
  @MainActor
  @Test func foreignSaveArrivesOnTheMainActor() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (first, second) = (lines(in: url), lines(in: url))
      // All who watch the file are told by one thread, and this one is the last of them.
      let isTold = DispatchSemaphore(value: 0)
      let watch = try SystemDisk().watch(url) { isTold.signal() }
      second.withLock { $0.append("a") }
      // NB: Only a failure takes the time.
      #expect(wait(for: isTold))
      #expect(first.wrappedValue == [])
      var values = first.values.makeAsyncIterator()
      while let value = await values.next(), value != ["a"] {}
      #expect(first.wrappedValue == ["a"])
      watch.cancel()
    }
  }

  @Test func emptyFileHasNoValue() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try Data().write(to: url)
      let lines = lines(in: url)
      #expect(lines.loadError == nil)
      #expect(lines.wrappedValue == [])
      await #expect(throws: SharedValueMissing.self) {
        try await withDependencies {
          $0.defaultFileStorage = FileStorage(on: SystemDisk())
        } operation: {
          try await Shared<[String]>(require: .fileStorage(url))
        }
      }
      lines.withLock { $0 = ["a"] }
      try await lines.save()
      #expect(try contents(of: url) == ["a"])
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(names.sorted() == [".lines.json.lock", "lines.json"])
    }
  }

  @Test func valueEncodedAsNoBytesIsKept() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("text.txt")
      func text(_ value: String) -> Shared<String> {
        withDependencies {
          $0 = DependencyValues()
          $0.defaultFileStorage = FileStorage(on: SystemDisk())
        } operation: {
          Shared(
            wrappedValue: value,
            .fileStorage(
              url,
              decode: { @Sendable in String(decoding: $0, as: UTF8.self) },
              encode: { @Sendable in Data($0.utf8) }
            )
          )
        }
      }
      let first = text("first")
      first.withLock { $0 = "" }
      try await first.save()
      #expect(text("second").wrappedValue == "")
    }
  }

  @Test func successfulSaveClearsTheLoadError() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try Data("broken".utf8).write(to: url)
      let lines = lines(in: url)
      #expect(lines.loadError is DecodingError)
      lines.withLock { $0 = ["a"] }
      try await lines.save()
      #expect(lines.loadError == nil)
    }
  }

  /// A file that nobody may read is followed again when that is mended, which does not write it.
  @Test func fileStorageReceivesAFileThatBecomesReadable() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try Data("[]".utf8).write(to: url)
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      let subscription = try SystemDisk().watch(url) { change.yield() }
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
      var iterator = changes.makeAsyncIterator()
      #expect(await iterator.next() != nil)
      subscription.cancel()
    }
  }

  @Test func unreadableFileIsReportedAndKept() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      for (number, name) in ["lines.json.unreadable", "lines.json.unreadable-2"].enumerated() {
        let broken = Data("{ broken \(number)".utf8)
        try broken.write(to: url)
        let lines = lines(in: url)
        #expect(lines.loadError is DecodingError)
        #expect(lines.wrappedValue == [])
        #expect(try Data(contentsOf: url) == broken)
        lines.withLock { $0 = ["mended"] }
        try await lines.save()
        #expect(try contents(of: url) == ["mended"])
        #expect(try Data(contentsOf: directory.appendingPathComponent(name)) == broken)
      }
    }
  }

  @Test func fileBrokenByAnotherProcessIsReportedAndKept() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let lines = lines(in: url)
      lines.withLock { $0 = ["a"] }
      try await lines.save()
      let broken = Data("broken".utf8)
      // A write in place leaves the file empty for a moment, and an empty file has no lines.
      try broken.write(to: url, options: .atomic)
      lines.withLock { $0.append("b") }
      try await lines.save()
      #expect(try contents(of: url) == ["a", "b"])
      let kept = directory.appendingPathComponent("lines.json.unreadable")
      #expect(try Data(contentsOf: kept) == broken)
    }
  }

  @Test func fileStorageReportsWhyItCannotSave() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data().write(to: file)
      let lines = lines(in: file.appendingPathComponent("lines.json"))
      lines.withLock { $0 = ["a"] }
      await #expect(throws: (any Error).self) { try await lines.save() }
      #expect(lines.saveError != nil)
      #expect(lines.wrappedValue == ["a"])
    }
  }

  @Test func fileStorageWritesThroughLinksAndKeepsPermissions() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file.json")
      let link = directory.appendingPathComponent("link.json")
      try Data("[]".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let lines = lines(in: link)
      lines.withLock { $0 = ["a"] }
      try await lines.save()
      #expect(try contents(of: file) == ["a"])
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? NSNumber == 0o640)
    }
  }

  @Test func allNamesOfAFileStandForOneValue() throws {
    try withTemporaryDirectory { directory in
      let folder = directory.appendingPathComponent("a")
      let link = directory.appendingPathComponent("b")
      let urls = [folder, link, folder.appendingPathComponent("../a")]
        .map { $0.appendingPathComponent("lines.json") }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      withDependencies {
        $0.defaultFileStorage = FileStorage(on: FaultyDisk())
      } operation: {
        let shared = urls.map { Shared<[String]>(wrappedValue: [], .fileStorage($0)) }
        shared[0].withLock { $0 = ["a"] }
        #expect(shared.map(\.wrappedValue) == [["a"], ["a"], ["a"]])
      }
    }
  }

  @Test func filesThatNobodyUsesAreForgotten() {
    let storage = FileStorage.inMemory
    weak var file: StoredFile?
    do {
      let used = storage.file(at: URL(fileURLWithPath: "/lines.json"))
      file = used
      #expect(storage.file(at: URL(fileURLWithPath: "/lines.json")) === used)
    }
    #expect(file == nil)
  }

  @Test func storagesAreComparedByIdentity() {
    #expect(FileStorage.fileSystem == .fileSystem)
    #expect(FileStorage.inMemory != .inMemory)
  }
}

extension AsyncStream.Iterator {
  fileprivate mutating func next(where condition: (Element) -> Bool) async -> Element? {
    while let element = await next() {
      if condition(element) { return element }
    }
    return nil
  }
}
