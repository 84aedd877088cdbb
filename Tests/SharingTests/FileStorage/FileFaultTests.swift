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

/// Files under failures of the system and misbehavior of other processes.
struct FileFaultTests {
  private func lines(in url: URL, on disk: FaultyDisk = FaultyDisk()) -> Shared<[String]> {
    share(.fileStorage(url), on: disk)
  }

  private func share<Value>(
    _ key: @autoclosure () -> FileStorageKey<Value>,
    on disk: FaultyDisk
  ) -> Shared<Value> where Value: ExpressibleByArrayLiteral {
    withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = FileStorage(on: disk)
    } operation: {
      Shared(wrappedValue: [], key())
    }
  }

  private func contents(of url: URL) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
  }

  private func write(_ lines: [String], to url: URL) throws {
    try JSONEncoder().encode(lines).write(to: url)
  }

  @Test func aFileThatCannotBeReadIsKept() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try write(["precious"], to: url)
      let disk = FaultyDisk()
      disk.failsToRead.setValue(true)
      let lines = lines(in: url, on: disk)
      #expect(lines.loadError is SystemError)
      lines.withLock { $0.append("a") }
      try await lines.save()
      #expect(try contents(of: url) == ["a"])
      let kept = directory.appendingPathComponent("lines.json.unreadable")
      #expect(try contents(of: kept) == ["precious"])
    }
  }

  @Test func aFileThatCannotBeReadIsKeptIfTheValueIsLoadedBeforeItIsWritten() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let broken = Data("broken".utf8)
      try broken.write(to: url)
      let (isWriting, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let encodings = LockIsolated(0)
      let lines: Shared<[String]> = share(
        .fileStorage(
          url,
          decode: { try JSONDecoder().decode([String].self, from: $0) },
          encode: {
            let number = encodings.withValue {
              $0 += 1
              return $0
            }
            if number == 1 {
              isWriting.signal()
              goOn.wait()
            }
            return try JSONEncoder().encode($0)
          }
        ),
        on: FaultyDisk()
      )
      lines.withLock { $0 = ["a"] }
      await blocking { isWriting.wait() }
      try await lines.load()
      #expect(lines.wrappedValue == ["a"])
      goOn.signal()
      try await lines.save()
      #expect(try contents(of: url) == ["a"])
      let kept = directory.appendingPathComponent("lines.json.unreadable")
      #expect(try Data(contentsOf: kept) == broken)
    }
  }

  @Test func changeReadsAnUnreadableFileAgain() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      try write(["precious"], to: url)
      let disk = FaultyDisk()
      disk.failsToRead.setValue(true)
      let lines = lines(in: url, on: disk)
      disk.failsToRead.setValue(false)
      lines.withLock { $0.append("a") }
      #expect(lines.loadError == nil)
      try await lines.save()
      #expect(try contents(of: url) == ["precious", "a"])
    }
  }

  @Test func aChangeThatIsMadeOfOlderContentsIsNotWritten() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let leases = LockIsolated(0)
      let disk = FaultyDisk { _ in
        let number = leases.withValue {
          $0 += 1
          return $0
        }
        // The change gets none in time, and the other process writes before the write gets one.
        if number == 1 { throw SystemError("flock", url, code: EWOULDBLOCK) }
        if number == 2 { try Data(#"["theirs"]"#.utf8).write(to: url) }
      }
      let lines = lines(in: url, on: disk)
      var values = lines.values.makeAsyncIterator()
      lines.withLock { $0 = ["mine"] }
      while let value = await values.next(), value != ["theirs"] {}
      #expect(lines.saveError is FileConflict)
      #expect(try contents(of: url) == ["theirs"])
      lines.withLock { $0.append("mine") }
      await #expect(throws: FileConflict.self) { try await lines.save() }
      try await lines.save()
      #expect(lines.saveError == nil)
      #expect(try contents(of: url) == ["theirs", "mine"])
    }
  }

  @Test func concurrentForeignWriteIsPublishedOnTheMainActor() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let disk = FaultyDisk()
      let lines = lines(in: url, on: disk)
      let (publications, publication) = AsyncStream.makeStream(of: Bool.self)
      let subscription = lines.publisher.sink {
        if $0 == ["theirs"] { publication.yield(MainThread.isCurrent) }
      }
      disk.writeError.setValue(ENOSPC)
      lines.withLock { $0 = ["mine"] }
      await #expect(throws: SystemError.self) { try await lines.save() }
      disk.writeError.setValue(nil)
      try write(["theirs"], to: url)
      await #expect(throws: FileConflict.self) { try await lines.save() }
      var iterator = publications.makeAsyncIterator()
      #expect(await iterator.next() == true)
      subscription.cancel()
    }
  }

  /// Changes lines to "mine", which cannot be written until the test.
  private func afterFailedWrite(
    _ test: (URL, Shared<[String]>) async throws -> Void
  ) async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let disk = FaultyDisk()
      let lines = lines(in: url, on: disk)
      disk.writeError.setValue(ENOSPC)
      lines.withLock { $0 = ["mine"] }
      await #expect(throws: SystemError.self) { try await lines.save() }
      #expect(lines.wrappedValue == ["mine"])
      disk.writeError.setValue(nil)
      try await test(url, lines)
    }
  }

  @Test func failedWriteDoesNotReplaceAForeignOne() async throws {
    try await afterFailedWrite { url, lines in
      try write(["theirs"], to: url)
      await #expect(throws: FileConflict.self) { try await lines.save() }
      #expect(try contents(of: url) == ["theirs"])
      #expect(lines.wrappedValue == ["theirs"])
    }
  }

  @Test func savingAgainWritesTheUnsavedValue() async throws {
    try await afterFailedWrite { url, lines in
      try await lines.save()
      #expect(try contents(of: url) == ["mine"])
      #expect(lines.saveError == nil)
    }
  }

  @Test func fileRemovedByAnotherProcessStaysRemoved() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let lines = lines(in: url)
      lines.withLock { $0 = ["removed"] }
      try await lines.save()
      try FileManager.default.removeItem(at: url)
      lines.withLock { $0.append("new") }
      try await lines.save()
      #expect(try contents(of: url) == ["new"])
    }
  }

  @Test func keyWithADefaultKeepsChangesOfOthers() async throws {
    func share(_ key: some SharedKey<[String]>) -> Shared<[String]> {
      Shared(wrappedValue: [], key)
    }
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (first, second) = withDependencies {
        $0.defaultFileStorage = FileStorage(on: FaultyDisk())
      } operation: {
        let first = share(FileStorageKey<[String]>.Default[.fileStorage(url), default: []])
        return (first, Shared<[String]>(wrappedValue: [], .fileStorage(url)))
      }
      let other = lines(in: url)
      first.withLock { $0.append("first") }
      try await first.save()
      other.withLock { $0.append("other") }
      try await other.save()
      second.withLock { $0.append("second") }
      try await second.save()
      #expect(try contents(of: url) == ["first", "other", "second"])
    }
  }

  @Test func aValueThatOthersRemoveMayBeChangedAtTheSameTime() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let lines: Shared<[String]?> = withDependencies {
        $0.defaultFileStorage = FileStorage(on: FaultyDisk())
      } operation: {
        Shared(wrappedValue: nil, .fileStorage(url))
      }
      lines.withLock { $0 = ["a"] }
      try await lines.save()
      let unwrapped = try #require(Shared(lines))
      try Data("null".utf8).write(to: url)
      unwrapped.withLock { $0.append("b") }
      #expect(lines.wrappedValue == nil)
      #expect(unwrapped.wrappedValue == ["a", "b"])
    }
  }

  @Test func aValueMayBeReadWhileAnotherIsDecoded() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let lines = LockIsolated<Shared<[String]>?>(nil)
      let isRead = LockIsolated(false)
      lines.setValue(
        share(
          .fileStorage(
            url,
            decode: {
              let read = DispatchSemaphore(value: 0)
              Thread.detachNewThread {
                _ = lines.value?.wrappedValue
                read.signal()
              }
              // NB: Only a failure takes the time.
              isRead.setValue(read.wait(timeout: .now() + 300) == .success)
              return try JSONDecoder().decode([String].self, from: $0)
            },
            encode: { try JSONEncoder().encode($0) }
          ),
          on: FaultyDisk()
        )
      )
      try write(["theirs"], to: url)
      lines.value?.withLock { $0.append("mine") }
      #expect(isRead.value)
      #expect(lines.value?.wrappedValue == ["theirs", "mine"])
    }
  }

  @Test func aValueMayBeReadWhileAChangeWaitsForAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (waits, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let wasReleased = LockIsolated(false)
      let disk = FaultyDisk { _ in
        waits.signal()
        // NB: Only a failure takes the time.
        wasReleased.setValue(goOn.wait(timeout: .now() + 300) == .success)
      }
      let lines = lines(in: url, on: disk)
      Thread.detachNewThread { lines.withLock { $0.append("a") } }
      await blocking { waits.wait() }
      #expect(lines.wrappedValue == [])
      goOn.signal()
      var values = lines.values.makeAsyncIterator()
      while let value = await values.next(), value != ["a"] {}
      #expect(wasReleased.value)
    }
  }

  @MainActor
  @Test func aChangeWaitsForALimitedTime() throws {
    try withTemporaryDirectory { directory in
      let leases = LockIsolated(0)
      let disk = FaultyDisk { seconds in
        // NB: Off Apple's platforms a test's main actor need not run on the main thread.
        #expect(seconds <= (Thread.isMainThread ? 1 : 5))
        leases.withValue { $0 += 1 }
      }
      let lines = lines(in: directory.appendingPathComponent("lines.json"), on: disk)
      lines.withLock { $0.append("a") }
      #expect(leases.value == 1)
    }
  }

  @Test func savingWaitsForChangesThatAnotherThreadStillHasToSave() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("lines.json")
      let (isWriting, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let lines: Shared<[String]> = withDependencies {
        $0.defaultFileStorage = .fileSystem {
          isWriting.signal()
          goOn.wait()
        }
      } operation: {
        Shared(wrappedValue: [], .fileStorage(url))
      }
      let (isTold, goOnTelling) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let subscription = lines.publisher.sink { value in
        guard value == ["1"] else { return }
        isTold.signal()
        goOnTelling.wait()
      }
      Thread.detachNewThread { lines.withLock { $0.append("1") } }
      await blocking {
        isWriting.wait()
        isTold.wait()
      }
      lines.withLock { $0.append("2") }
      let save = Task.immediate {
        try await lines.save()
        return try contents(of: url)
      }
      goOn.signal()
      goOnTelling.signal()
      await blocking {
        isWriting.wait()
        goOn.signal()
      }
      let saved = try await save.value
      #expect(saved == ["1", "2"])
      subscription.cancel()
    }
  }
}
