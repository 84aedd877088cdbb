import ConcurrencyExtras
import Dependencies
import Foundation
import IssueRecording
import Testing

@testable import Sharing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

struct AppStorageTests {
  enum Theme: String, Sendable { case light, dark }
  enum Level: Int, Sendable { case low = 1, high }
  struct Profile: Codable, Equatable, Sendable { var name: String }

  @Test func appStorageKeepsEachType() throws {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("bool")) var bool = false
    @Shared(.appStorage("int")) var int = 0
    @Shared(.appStorage("double")) var double = 0.5
    @Shared(.appStorage("string")) var string = ""
    @Shared(.appStorage("strings")) var strings: [String] = []
    @Shared(.appStorage("url")) var url = URL(fileURLWithPath: "/")
    @Shared(.appStorage("data")) var data = Data()
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 0)
    @Shared(.appStorage("theme")) var theme = Theme.light
    @Shared(.appStorage("level")) var level = Level.low
    @Shared(.appStorage("profile")) var profile = Profile(name: "")
    #expect(defaults.object(forKey: "int") as? Int == 0)

    $bool.withLock { $0 = true }
    $int.withLock { $0 = 7 }
    $double.withLock { $0 = 1.25 }
    $string.withLock { $0 = "Blob" }
    $strings.withLock { $0 = ["a", "b"] }
    $url.withLock { $0 = URL(string: "https://example.com/a?b=c") ?? $0 }
    $data.withLock { $0 = Data([1, 2]) }
    $date.withLock { $0 = Date(timeIntervalSince1970: 1_000) }
    $theme.withLock { $0 = .dark }
    $level.withLock { $0 = .high }
    $profile.withLock { $0.name = "Blob" }

    #expect(defaults.bool(forKey: "bool"))
    #expect(defaults.integer(forKey: "int") == 7)
    #expect(defaults.double(forKey: "double") == 1.25)
    #expect(defaults.string(forKey: "string") == "Blob")
    #expect(defaults.object(forKey: "strings") as? [String] == ["a", "b"])
    #expect(defaults.url(forKey: "url") == url)
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 1_000))
    #expect(defaults.string(forKey: "theme") == "dark")
    #expect(defaults.integer(forKey: "level") == 2)

    // Others, with the same defaults, read what was saved.
    withDependencies {
      $0 = DependencyValues()
      $0.defaultAppStorage = defaults
    } operation: {
      @Shared(.appStorage("bool")) var newBool = false
      @Shared(.appStorage("url")) var newURL = URL(fileURLWithPath: "/")
      @Shared(.appStorage("theme")) var newTheme = Theme.light
      @Shared(.appStorage("level")) var newLevel = Level.low
      @Shared(.appStorage("profile")) var newProfile = Profile(name: "")
      #expect(newBool)
      #expect(newURL == url)
      #expect(newTheme == .dark)
      #expect(newLevel == .high)
      #expect(newProfile == profile)
    }
  }

  @Test func nilRemovesTheStoredValue() {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("count")) var count: Int?
    @Shared(.appStorage("theme")) var theme: Theme?
    @Shared(.appStorage("profile")) var profile: Profile?
    $count.withLock { $0 = 1 }
    $theme.withLock { $0 = .dark }
    $profile.withLock { $0 = Profile(name: "Blob") }
    #expect(defaults.integer(forKey: "count") == 1)
    #expect(defaults.string(forKey: "theme") == "dark")
    $count.withLock { $0 = nil }
    $profile.withLock { $0 = nil }
    #expect(defaults.object(forKey: "count") == nil)
    #expect(defaults.object(forKey: "profile") == nil)
  }

  @Test func appStorageReceivesChangesOfTheDefaults() {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("count")) var count = 0
    defaults.set(3, forKey: "count")
    #expect(count == 3)
    defaults.removeObject(forKey: "count")
    #expect(count == 0)
  }

  @Test func aDefaultIsWritten() async throws {
    @Dependency(\.defaultAppStorage) var defaults
    defaults.set("text", forKey: "text")
    defaults.register(defaults: ["registered": 3])
    @Shared(.appStorage("count")) var count = 10
    @Shared(.appStorage("theme")) var theme = Theme.dark
    @Shared(.appStorage("profile")) var profile = Profile(name: "Blob")
    @Shared(.appStorage("optional")) var optional: Int?
    @Shared(.appStorage("registered")) var registered = 1
    @Shared(.appStorage("text")) var text = 5
    #expect(defaults.integer(forKey: "count") == 10)
    #expect(defaults.string(forKey: "theme") == "dark")
    #expect(defaults.data(forKey: "profile") != nil)
    #expect(defaults.object(forKey: "optional") == nil)
    #expect(registered == 3)
    // An existing value is kept, also if it has another type.
    #expect(text == 5)
    #expect(defaults.string(forKey: "text") == "text")
    let required = try await SharedReader<Int>(require: .appStorage("count"))
    #expect(required.wrappedValue == 10)
    #expect($count.saveError == nil)
  }

  @Test func aDefaultOutlivesItsProperty() {
    do {
      @Shared(.appStorage("kept")) var count = 10
      #expect(count == 10)
    }
    @Shared(.appStorage("kept")) var count = 0
    #expect(count == 10)
  }

  #if !canImport(Darwin)
  @Test func aSecondObjectOfASuiteIsReportedOnce() throws {
    let name = "SharingTests.\(UUID().uuidString)"
    let first = try #require(UserDefaults(suiteName: name))
    let second = try #require(UserDefaults(suiteName: name))
    defer { first.removePersistentDomain(forName: name) }
    let texts = issues {
      for defaults in [first, first, second, second] {
        _ = Shared<Int?>(.appStorage("count", store: defaults))
      }
    }
    #expect(texts == [Issues.secondSuiteObject(name, key: #".appStorage("count")"#)])
  }

  @Test func secondObjectOfTheStandardDefaultsIsReported() {
    let texts = issues {
      for defaults in [UserDefaults.standard, UserDefaults()] {
        _ = Shared<Int?>(.appStorage("AppStorageTests.count", store: defaults))
      }
    }
    #expect(
      texts == [
        Issues.secondSuiteObject(
          "UserDefaults.standard",
          key: #".appStorage("AppStorageTests.count")"#
        )
      ]
    )
  }

  @Test func aSuiteMayHaveAnObjectAfterAnother() throws {
    let name = "SharingTests.\(UUID().uuidString)"
    let texts = issues {
      for _ in 0..<2 {
        _ = Shared<Int?>(.appStorage("count", store: UserDefaults(suiteName: name)))
      }
    }
    #expect(texts == [])
  }

  @Test func changeOnABackgroundThreadIsPublishedOnTheMainActor() async throws {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("count")) var count = 0
    let (publications, publication) = AsyncStream.makeStream(of: Bool.self)
    let subscription = $count.publisher.dropFirst().sink { _ in
      publication.yield(MainThread.isCurrent)
    }
    await blocking { [defaults = UncheckedSendable(defaults)] in
      defaults.value.set(3, forKey: "count")
    }
    #expect(count == 3)
    var iterator = publications.makeAsyncIterator()
    #expect(await iterator.next() == true)
    subscription.cancel()
  }

  @Test func emptyDefaultsFileIsUsedAsItIs() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      try Data().write(to: url)
      let defaults = try #require(StoredDefaults(url, on: SystemDisk()))
      defaults.set(1, forKey: "count")
      #expect(defaults.synchronize())
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(names.sorted() == [".defaults.plist.lock", "defaults.plist"])
    }
  }

  @Test func processesThatChangeDifferentValuesLoseNothing() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let first = try #require(StoredDefaults(url, on: SystemDisk()))
      let second = try #require(StoredDefaults(url, on: SystemDisk()))
      for number in 0..<20 {
        first.set(number, forKey: "first-\(number)")
        #expect(first.synchronize())
        second.set(number, forKey: "second-\(number)")
        #expect(second.synchronize())
      }
      let third = try #require(StoredDefaults(url, on: SystemDisk()))
      #expect(third.dictionaryRepresentation().count == 40)
    }
  }

  @Test func appStorageReportsWhyItCannotSave() async throws {
    try await withTemporaryDirectory { directory in
      let disk = FaultyDisk()
      let url = directory.appendingPathComponent("defaults.plist")
      let defaults = try #require(StoredDefaults(url, on: disk))
      @Shared(.appStorage("count", store: defaults)) var count = 0
      disk.writeError.setValue(ENOSPC)
      $count.withLock { $0 = 1 }
      #expect(!defaults.synchronize())
      #expect($count.saveError is SystemError)
      await #expect(throws: SystemError.self) { try await $count.save() }
      disk.writeError.setValue(nil)
      try await $count.save()
      #expect($count.saveError == nil)
      #expect(StoredDefaults(url, on: disk)?.integer(forKey: "count") == 1)
    }
  }

  #if !canImport(Darwin)
  @Test func invalidPropertyListValueIsRefusedAlone() async throws {
    struct NoList: Equatable { var x = 1 }
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("good")) var good = 1
    defaults.set("before", forKey: "bad")

    let texts = issues {
      defaults.set(NoList(), forKey: "bad")
      defaults.set([1: "one"], forKey: "bad")
      defaults.set(["list": [NoList()]], forKey: "bad")
    }
    #expect(
      texts == [
        Issues.noPropertyList(NoList(), key: "bad"),
        Issues.noPropertyList([1: "one"], key: "bad"),
        Issues.noPropertyList(["list": [NoList()]], key: "bad"),
      ]
    )
    #expect(defaults.string(forKey: "bad") == "before")

    $good.withLock { $0 = 3 }
    try await $good.save()
    #expect($good.saveError == nil)
    #expect(defaults.synchronize())
  }

  @Test func registeredDefaultIsUsedWithoutAStoredValue() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let defaults = try #require(StoredDefaults(url, on: SystemDisk()))
      @Shared(.appStorage("late", store: defaults)) var late: Int?
      defaults.register(defaults: ["count": 3, "late": 5, "name": "Blob"])
      defaults.register(defaults: ["count": 4])
      @Shared(.appStorage("count", store: defaults)) var count = 1

      #expect(count == 4)
      #expect(late == 5)
      #expect(defaults.integer(forKey: "count") == 4)
      #expect(defaults.string(forKey: "name") == "Blob")

      $count.withLock { $0 += 1 }
      #expect(defaults.integer(forKey: "count") == 5)
      let all = defaults.dictionaryRepresentation()
      #expect(all.keys.sorted() == ["count", "late", "name"])
      #expect(all["count"] as? Int == 5)

      // Only what is set is written.
      #expect(defaults.synchronize())
      let others = try #require(StoredDefaults(url, on: SystemDisk()))
      #expect(others.dictionaryRepresentation().keys.sorted() == ["count"])

      defaults.removeObject(forKey: "count")
      #expect(count == 4)
      #expect(defaults.integer(forKey: "count") == 4)
    }
  }
  #endif

  @Test func valueRemovedByAnotherProcessStaysRemoved() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let defaults = try #require(StoredDefaults(url, on: FaultyDisk()))
      defaults.set(1, forKey: "removed")
      #expect(defaults.synchronize())
      try FileManager.default.removeItem(at: url)
      defaults.set(2, forKey: "new")
      #expect(defaults.synchronize())
      #expect(defaults.dictionaryRepresentation().keys.sorted() == ["new"])
    }
  }

  @Test func defaultsThatCannotBeReadAreKept() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      let precious = try #require(StoredDefaults(url, on: FaultyDisk()))
      precious.set("precious", forKey: "name")
      #expect(precious.synchronize())
      let disk = FaultyDisk()
      disk.failsToRead.setValue(true)
      let texts = issues {
        guard let defaults = StoredDefaults(url, on: disk) else { return }
        defaults.set(1, forKey: "count")
        #expect(defaults.synchronize())
      }
      #expect(texts == [Issues.unreadableDefaults(url.path, SystemError("read", url, code: EIO))])
      let kept = directory.appendingPathComponent("defaults.plist.unreadable")
      #expect(StoredDefaults(kept, on: FaultyDisk())?.string(forKey: "name") == "precious")
    }
  }

  @Test func unreadableDefaultsAreKept() throws {
    try withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("defaults.plist")
      try Data("no list".utf8).write(to: url)
      try withKnownIssue {
        let defaults = try #require(StoredDefaults(url, on: SystemDisk()))
        defaults.set(1, forKey: "count")
        #expect(defaults.synchronize())
      } matching: {
        $0.comments.contains { $0.rawValue.contains("cannot be read") }
      }
      let kept = directory.appendingPathComponent("defaults.plist.unreadable")
      #expect(try Data(contentsOf: kept) == Data("no list".utf8))
      let defaults = try #require(StoredDefaults(url, on: SystemDisk()))
      #expect(defaults.integer(forKey: "count") == 1)
    }
  }
  #endif
}
