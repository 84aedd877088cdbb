import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

/// URLs in user defaults, which Foundation stores in several ways.
struct AppStorageURLTests {
  @Test(arguments: ["https://example.com/a?b=c", "file:///tmp/a%20b", "a:b"])
  func aURLIsTheOneOfTheDefaults(_ text: String) throws {
    // Another case of the test would write to the same defaults meanwhile.
    try withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      @Dependency(\.defaultAppStorage) var defaults
      let url = try #require(URL(string: text))
      @Shared(.appStorage("url")) var shared = URL(fileURLWithPath: "/")
      @Shared(.appStorage("optional")) var optional: URL?
      $shared.withLock { $0 = url }
      $optional.withLock { $0 = url }
      #expect(defaults.url(forKey: "url") == url)
      #expect(defaults.url(forKey: "optional") == url)
      $optional.withLock { $0 = nil }
      #expect(defaults.url(forKey: "optional") == nil)
      defaults.set(url, forKey: "optional")
      #expect(optional == url)
      defaults.set("~/notes.txt", forKey: "url")
      #expect(shared.path == NSString(string: "~/notes.txt").expandingTildeInPath)
      #expect(defaults.url(forKey: "url") == shared)
      // As versions before this one have written it.
      defaults.set(text, forKey: "url")
      #expect(shared == url)
      #expect(defaults.url(forKey: "url") == url)
    }
  }

  #if !canImport(Darwin)
  @Test func foundationReadsAURL() throws {
    let name = "SharingTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    @Shared(.appStorage("url", store: defaults)) var shared = url
    #expect(defaults.url(forKey: "url") == url)
    defaults.set(URL(fileURLWithPath: "/tmp/a b"), forKey: "url")
    #expect(shared.path == "/tmp/a b")
    #expect(defaults.url(forKey: "url") == shared)
  }

  @Test func savingAnUnchangedURLKeepsTheLaterURLOfAnotherProcess() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("defaults.plist")
      let (mine, theirs) = (
        try #require(StoredDefaults(file, on: FaultyDisk())),
        try #require(StoredDefaults(file, on: FaultyDisk()))
      )
      let urls = ["a:b", "c:d"].compactMap { URL(string: $0) }
      @Shared(.appStorage("url", store: mine)) var url = urls[0]
      try await $url.save()
      theirs.set(urls[1], forKey: "url")
      #expect(theirs.synchronize())
      try await $url.save()
      #expect(StoredDefaults(file, on: FaultyDisk())?.url(forKey: "url") == urls[1])
    }
  }
  #endif
}
