#if !canImport(Darwin)
import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

/// Changes of one user default by two processes.
///
/// Each object of user defaults stands for one process.
struct AppStorageContentionTests {
  private func defaults(
    in directory: URL,
    on disk: any Disk = FaultyDisk()
  ) throws -> StoredDefaults {
    try #require(
      StoredDefaults(directory.appendingPathComponent("defaults.plist"), on: disk)
    )
  }

  private func number(in defaults: UserDefaults) -> Shared<Int> {
    Shared(wrappedValue: 0, .appStorage("number", store: defaults))
  }

  /// Defaults that have the number, so that no property writes its default.
  private func defaultsWithNumber(in directory: URL) throws -> StoredDefaults {
    let defaults = try defaults(in: directory)
    defaults.set(0, forKey: "number")
    #expect(defaults.synchronize())
    return defaults
  }

  @Test func defaultDoesNotReplaceTheSavedValueOfAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      let late = try defaults(in: directory)
      let theirs = number(in: try defaults(in: directory))
      theirs.withLock { $0 = 5 }
      try await theirs.save()
      let mine: Shared<Int> = Shared(wrappedValue: 7, .appStorage("number", store: late))
      mine.withLock { $0 += 1 }
      try await mine.save()
      #expect(try defaults(in: directory).integer(forKey: "number") == 6)
    }
  }

  @Test func aDefaultIsWrittenOnceForAllProcesses() throws {
    try withTemporaryDirectory { directory in
      let mine = number(in: try defaults(in: directory))
      let own = try defaults(in: directory)
      let theirs: Shared<Int> = Shared(wrappedValue: 7, .appStorage("number", store: own))
      #expect(theirs.wrappedValue == 0)
      #expect(own.synchronize())
      #expect(mine.wrappedValue == 0)
      #expect(try defaults(in: directory).object(forKey: "number") as? Int == 0)
    }
  }

  @Test func changeStartsFromTheSavedValueOfAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      let mine = number(in: try defaults(in: directory))
      let theirs = number(in: try defaults(in: directory))
      for _ in 0..<5 {
        mine.withLock { $0 += 1 }
        try await mine.save()
        theirs.withLock { $0 += 1 }
        try await theirs.save()
      }
      #expect(theirs.wrappedValue == 10)
      #expect(try defaults(in: directory).integer(forKey: "number") == 10)
    }
  }

  @Test func allOfADateIsKept() async throws {
    try await withTemporaryDirectory { directory in
      func date() throws -> Shared<Date> {
        Shared(
          wrappedValue: .distantPast,
          .appStorage("date", store: try defaults(in: directory))
        )
      }
      let moment = Date(timeIntervalSinceReferenceDate: 1_234.75)
      let mine = try date()
      mine.withLock { $0 = moment }
      try await mine.save()
      #expect(try date().wrappedValue == moment)
    }
  }

  @Test func keyWithADefaultLosesNoChangeOfAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      typealias Number = AppStorageKey<Int>.Default
      func number() throws -> Shared<Int> {
        Shared(Number[.appStorage("number", store: try defaults(in: directory)), default: 7])
      }
      let mine = try number()
      let theirs = try number()
      theirs.withLock { $0 += 1 }
      try await theirs.save()
      mine.withLock { $0 += 1 }
      try await mine.save()
      #expect(try defaults(in: directory).integer(forKey: "number") == 9)
    }
  }

  @Test func aValueThatAnotherProcessRemovesIsTheDefaultAgain() async throws {
    try await withTemporaryDirectory { directory in
      let mine = number(in: try defaults(in: directory))
      mine.withLock { $0 = 5 }
      try await mine.save()
      let theirs = try defaults(in: directory)
      theirs.removeObject(forKey: "number")
      #expect(theirs.synchronize())
      mine.withLock { $0 += 1 }
      #expect(mine.wrappedValue == 1)
    }
  }

  @Test func aChangeThatIsMadeOfAnOlderValueIsNotSaved() async throws {
    try await withTemporaryDirectory { directory in
      let theirs = UncheckedSendable(try defaultsWithNumber(in: directory))
      let leases = LockIsolated(0)
      let disk = FaultyDisk { _ in
        let number = leases.withValue {
          $0 += 1
          return $0
        }
        // The change gets none in time, and the other process writes before the write gets one.
        if number == 1 { throw SystemError("flock", directory, code: EWOULDBLOCK) }
        if number == 2 {
          theirs.value.set(100, forKey: "number")
          _ = theirs.value.synchronize()
        }
      }
      let mine = number(in: try defaults(in: directory, on: disk))
      var values = mine.values.makeAsyncIterator()
      mine.withLock { $0 += 1 }
      while let value = await values.next(), value != 100 {}
      #expect(mine.saveError is FileConflict)
      mine.withLock { $0 += 1 }
      await #expect(throws: FileConflict.self) { try await mine.save() }
      try await mine.save()
      #expect(mine.saveError == nil)
      #expect(try defaults(in: directory).integer(forKey: "number") == 101)
    }
  }

  @Test func aChangeIsNotSavedInThePlaceOfOneThatCameMeanwhile() throws {
    try withTemporaryDirectory { directory in
      let theirs = try defaultsWithNumber(in: directory)
      let leases = LockIsolated(0)
      let disk = FaultyDisk { _ in
        // The change gets none in time.
        guard leases.value == 0 else { return }
        leases.setValue(1)
        throw SystemError("flock", directory, code: EWOULDBLOCK)
      }
      let own = try defaults(in: directory, on: disk)
      let mine = number(in: own)
      mine.withLock { number in
        theirs.set(100, forKey: "number")
        _ = theirs.synchronize()
        // This process sees the other one's value before it saves its own.
        own.file.refresh()
        number += 1
      }
      #expect(mine.saveError is FileConflict)
      #expect(mine.wrappedValue == 100)
      #expect(own.synchronize())
      #expect(try defaults(in: directory).integer(forKey: "number") == 100)
    }
  }

  @Test func changeOfAnotherValueIsNotAConflict() async throws {
    try await withTemporaryDirectory { directory in
      let theirs = try defaults(in: directory)
      let disk = FaultyDisk()
      let own = try defaults(in: directory, on: disk)
      let mine = number(in: own)
      theirs.set(1, forKey: "other")
      #expect(theirs.synchronize())
      mine.withLock { $0 += 1 }
      try await mine.save()
      #expect(try defaults(in: directory).dictionaryRepresentation().count == 2)
    }
  }

  @Test func aValueThatCannotBeEncodedKeepsNobodyFromSaving() async throws {
    try await withTemporaryDirectory { directory in
      let mine: Shared<Double?> = Shared(
        wrappedValue: nil,
        AppStorageKey("number", store: try defaults(in: directory), .optional(.json))
      )
      mine.withLock { $0 = .infinity }
      #expect(mine.saveError is EncodingError)
      await #expect(throws: EncodingError.self) { try await mine.save() }
      let theirs = number(in: try defaults(in: directory))
      theirs.withLock { $0 = 1 }
      try await theirs.save()
      mine.withLock { $0 = nil }
      try await mine.save()
      #expect(mine.saveError == nil)
    }
  }

  @Test func savingWritesAMissingValue() async throws {
    try await withTemporaryDirectory { directory in
      let own = try defaults(in: directory)
      let mine = number(in: own)
      own.removeObject(forKey: "number")
      try await mine.save()
      #expect(try defaults(in: directory).object(forKey: "number") as? Int == 0)
    }
  }

  @Test func savingAnUnchangedValueKeepsTheLaterValueOfAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      let mine = number(in: try defaults(in: directory))
      mine.withLock { $0 = 1 }
      try await mine.save()
      let theirs = try defaults(in: directory)
      theirs.set(2, forKey: "number")
      #expect(theirs.synchronize())
      try await mine.save()
      #expect(try defaults(in: directory).integer(forKey: "number") == 2)
    }
  }

  /// User defaults that are no file of this library.
  private final class PlainDefaults: UserDefaults {
    private let values = LockIsolated<[String: Int]>([:])

    override func object(forKey name: String) -> Any? { values[name] }

    override func set(_ value: Any?, forKey name: String) {
      let number = value as? Int
      values.withValue { $0[name] = number }
    }
  }

  @Test func changeOfOtherDefaultsStartsFromTheirValue() throws {
    let defaults = try #require(PlainDefaults(suiteName: nil))
    let mine = number(in: defaults)
    mine.withLock { $0 += 1 }
    // Nobody tells of this.
    defaults.set(10, forKey: "number")
    mine.withLock { $0 += 1 }
    #expect(mine.wrappedValue == 11)
    #expect(defaults.object(forKey: "number") as? Int == 11)
  }
}
#endif
