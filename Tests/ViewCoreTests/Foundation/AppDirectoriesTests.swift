#if !canImport(Darwin)
import Foundation
import Testing
import ViewCore

struct AppDirectoriesTests {
  private func paths(_ environment: [String: String] = [:], chosen: String? = nil) -> [String] {
    let directories = AppDirectories(
      environment: environment,
      home: URL(fileURLWithPath: "/home/blob"),
      app: "Notes",
      chosen: chosen.map { URL(fileURLWithPath: $0) }
    )
    return [directories.documents, directories.support, directories.caches, directories.settings]
      .map(\.path)
  }

  @Test func eachAppHasDirectoriesOfItsOwn() {
    #expect(
      paths() == [
        "/home/blob/.local/share/Notes/Documents", "/home/blob/.local/share/Notes/Support",
        "/home/blob/.cache/Notes", "/home/blob/.config/Notes",
      ]
    )
  }

  @Test func variablesNameOtherPlaces() {
    #expect(
      paths(["HOME": "/tmp/home", "XDG_CACHE_HOME": "relative"]) == [
        "/tmp/home/.local/share/Notes/Documents", "/tmp/home/.local/share/Notes/Support",
        "/tmp/home/.cache/Notes", "/tmp/home/.config/Notes",
      ]
    )
    #expect(
      paths([
        "HOME": "/tmp/home", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/cache",
        "XDG_CONFIG_HOME": "/config",
      ]) == ["/data/Notes/Documents", "/data/Notes/Support", "/cache/Notes", "/config/Notes"]
    )
  }

  @Test func dataOptionMovesAllDirectories() {
    #expect(
      paths(["XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config"], chosen: "/trial") == [
        "/trial/Documents", "/trial/Support", "/trial/Caches", "/trial",
      ]
    )
  }

  @Test func directoriesOfTheAppExist() {
    for directory in [
      URL.documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory,
      .downloadsDirectory, .desktopDirectory, .picturesDirectory, .moviesDirectory,
      .musicDirectory, .sharedPublicDirectory,
    ] {
      #expect((try? directory.checkResourceIsReachable()) == true)
    }
    #expect(URL.documentsDirectory == AppDirectories.current.documents)
  }

  @Test func eachKindHasADirectoryOfTheApp() throws {
    let own = URL.documentsDirectory.deletingLastPathComponent()
    let directories: [(FileManager.SearchPathDirectory, URL)] = [
      (.documentDirectory, .documentsDirectory),
      (.applicationSupportDirectory, .applicationSupportDirectory),
      (.cachesDirectory, .cachesDirectory),
      (.libraryDirectory, own.appendingPathComponent("Library")),
      (.downloadsDirectory, own.appendingPathComponent("Downloads")),
      (.desktopDirectory, own.appendingPathComponent("Desktop")),
      (.picturesDirectory, own.appendingPathComponent("Pictures")),
      (.moviesDirectory, own.appendingPathComponent("Movies")),
      (.musicDirectory, own.appendingPathComponent("Music")),
      (.sharedPublicDirectory, own.appendingPathComponent("Public")),
    ]
    for (kind, directory) in directories {
      let found = try URL(for: kind, in: .userDomainMask, create: true)
      #expect(found.path == directory.path)
    }
    // Another kind is Foundation's.
    let other = try? URL(for: .trashDirectory, in: .userDomainMask)
    let foundations = try? FileManager.default.url(
      for: .trashDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: false
    )
    #expect(other == foundations)
  }

  @Test func filesAtTheEarlierPlaceAreNotedOnce() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let directories = AppDirectories(environment: [:], home: home, app: "Notes", chosen: nil)
    let old = home.appendingPathComponent("Documents", isDirectory: true)
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    try Data().write(to: old.appendingPathComponent("notes.json"))
    var notes: [String] = []
    for _ in 0..<2 {
      for directory in [directories.support, directories.documents] {
        directories.make(directory) { notes.append($0) }
      }
    }
    #expect(
      notes == [
        """
        The documents of this app are in \(directories.documents.path). Earlier versions had \(old.path).
        """
      ]
    )
  }
}

struct UserDefaultsKeyValueCodingTests {
  @Test func valuesAreSetAsObjects() throws {
    let name = "ViewCoreTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.object(forKey: "count") == nil)
  }
}
#endif
