#if !canImport(Darwin)
import Foundation
import OpenCombine
import Testing

@testable import Sharing

/// User defaults of Foundation, which post nothing when a value is set.
struct FoundationDefaultsTests {
  /// A suite of its own.
  private final class Suite {
    let name = "SharingTests.\(UUID().uuidString)"
    let defaults: UserDefaults

    init() throws { defaults = try #require(UserDefaults(suiteName: name)) }
    deinit { defaults.removePersistentDomain(forName: name) }
  }

  @Test func propertyReadsValuesSetDirectlyInTheDefaults() throws {
    let suite = try Suite()
    let defaults = suite.defaults
    @Shared(.appStorage("count", store: defaults)) var count = 1
    @Shared(.appStorage("name", store: defaults)) var name: String?
    @SharedReader(.appStorage("url", store: defaults)) var url = URL(fileURLWithPath: "/a")
    #expect(defaults.integer(forKey: "count") == 1)
    defaults.set(11, forKey: "count")
    defaults.set("Blob", forKey: "name")
    defaults.set(URL(fileURLWithPath: "/b"), forKey: "url")
    #expect(count == 11)
    #expect(name == "Blob")
    #expect(url.path == "/b")
    $count.withLock { $0 += 1 }
    #expect(defaults.integer(forKey: "count") == 12)
    $name.withLock { $0 = nil }
    #expect(defaults.object(forKey: "name") == nil)
    defaults.removeObject(forKey: "count")
    #expect(count == 1)
  }

  @Test func requiredKeyWithADefaultReadsValuesSetDirectlyInTheDefaults() async throws {
    let suite = try Suite()
    suite.defaults.set(2, forKey: "count")
    let key = AppStorageKey<Int>.Default[.appStorage("count", store: suite.defaults), default: 1]
    let count = try await Shared(require: key)
    #expect(count.wrappedValue == 2)
    suite.defaults.set(11, forKey: "count")
    #expect(count.wrappedValue == 11)
  }

  @Test func partsAndSubscribersBeginWithValuesSetDirectlyInTheDefaults() throws {
    let suite = try Suite()
    @Shared(.appStorage("names", store: suite.defaults)) var names = ["a"]
    let first = $names[0]
    suite.defaults.set(["b"], forKey: "names")
    #expect(first.wrappedValue == "b")
    suite.defaults.set(["c"], forKey: "names")
    var values: [[String]] = []
    let subscription = $names.publisher.sink { values.append($0) }
    #expect(values == [["c"]])
    subscription.cancel()
  }

  @Test func valueIsNotReadAgainDuringAChange() throws {
    let suite = try Suite()
    @Shared(.appStorage("count", store: suite.defaults)) var count = 1
    $count.withLock {
      suite.defaults.set(5, forKey: "count")
      #expect(count == 1)
      $0 = 2
    }
    #expect(count == 2)
    #expect(suite.defaults.integer(forKey: "count") == 2)
  }

  @Test func propertyTakesOverTheValueOfFormerDefaultsOnce() throws {
    let suite = try Suite()
    suite.defaults.set(99, forKey: "count")
    suite.defaults.set("Blob", forKey: "name")
    let url = URL(fileURLWithPath: "/defaults.plist")
    let defaults = try #require(StoredDefaults(url, on: MemoryDisk(), former: suite.defaults))
    @Shared(.appStorage("count", store: defaults)) var count = 1
    #expect(count == 99)
    #expect(defaults.integer(forKey: "count") == 99)
    suite.defaults.set(7, forKey: "count")
    #expect(Shared(wrappedValue: 1, .appStorage("count", store: defaults)).wrappedValue == 99)
    // A removed value does not come back.
    @Shared(.appStorage("name", store: defaults)) var name: String?
    #expect(name == "Blob")
    $name.withLock { $0 = nil }
    #expect(suite.defaults.object(forKey: "name") == nil)
    let next = try #require(StoredDefaults(url, on: MemoryDisk(), former: suite.defaults))
    #expect(Shared<String?>(.appStorage("name", store: next)).wrappedValue == nil)
  }

  @Test func defaultsOfTheAppTakeOverTheStandardOnes() throws {
    let name = "SharingTests.\(UUID().uuidString)"
    UserDefaults.standard.set(3, forKey: name)
    defer { UserDefaults.standard.removeObject(forKey: name) }
    let defaults = UserDefaults.makeDefault()
    #expect(Shared(wrappedValue: 1, .appStorage(name, store: defaults)).wrappedValue == 3)
    defaults.removeObject(forKey: name)
    #expect(UserDefaults.standard.object(forKey: name) == nil)
  }
}
#endif
