#if !canImport(Darwin)
package import Foundation

/// The directories of the app, by the XDG Base Directory Specification.
///
/// ```
/// $XDG_DATA_HOME/<app>/Documents      $XDG_CONFIG_HOME/<app>/defaults.plist
/// $XDG_DATA_HOME/<app>/Support        $XDG_CACHE_HOME/<app>
/// $XDG_DATA_HOME/<app>/Library, Downloads, Desktop, Pictures, Movies, Music, Public
/// ```
///
/// The name of the app is that of its executable, so two executables of one name share them.
package struct AppDirectories: Sendable {
  package let documents: URL
  package let support: URL
  package let caches: URL
  /// The directory of the user defaults.
  package let settings: URL
  /// The directory that has the others.
  private let own: URL
  /// The directories of earlier versions, by the current ones.
  private let formerLocations: [(new: URL, old: URL)]

  /// The directory that the user has chosen for all of them.
  ///
  /// NB: `nonisolated(unsafe)` holds because `App.main` alone sets it, before other code of the app runs.
  package nonisolated(unsafe) static var chosen: URL?

  /// The directories of this process, determined at the first use.
  package static let current = AppDirectories(
    environment: ProcessInfo.processInfo.environment,
    home: FileManager.default.homeDirectoryForCurrentUser,
    app: ProcessInfo.processInfo.processName,
    chosen: chosen
  )

  /// Determines the directories.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - home: The user's home directory, unless a variable names another.
  ///   - app: The name of the app.
  ///   - chosen: The directory for all files, if there is one.
  package init(environment: [String: String], home: URL, app: String, chosen: URL?) {
    func directory(_ variable: String) -> URL? {
      environment[variable].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil
      }
    }
    let home = directory("HOME") ?? home
    let data = directory("XDG_DATA_HOME") ?? home.folder(".local").folder("share")
    own = chosen ?? data.folder(app)
    documents = own.folder("Documents")
    support = own.folder("Support")
    caches =
      chosen?.folder("Caches") ?? (directory("XDG_CACHE_HOME") ?? home.folder(".cache")).folder(app)
    settings = chosen ?? (directory("XDG_CONFIG_HOME") ?? home.folder(".config")).folder(app)
    // A chosen folder may be for a trial, which does not move the files of earlier versions.
    formerLocations =
      chosen == nil
      ? [(new: documents, old: home.folder("Documents")), (new: support, old: data)] : []
  }

  /// A directory beside ``documents``, such as `Downloads`.
  package func sibling(_ name: String) -> URL {
    own.folder(name)
  }

  /// Makes a directory that is missing, unless the system refuses.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - note: Receives a line if earlier versions kept these files elsewhere, and files are there.
  package func make(_ directory: URL, note: (String) -> Void) {
    let files = FileManager.default
    guard !files.fileExists(atPath: directory.path) else { return }
    try? files.createDirectory(at: directory, withIntermediateDirectories: true)
    guard directory == documents,
      let old = formerLocations.first(where: { $0.new == directory })?.old,
      let names = try? files.contentsOfDirectory(atPath: old.path), !names.isEmpty
    else { return }
    note("The documents of this app are in \(directory.path). Earlier versions had \(old.path).")
  }

  /// The location of a file in an earlier version, or nil for a file outside of the directories.
  package func formerLocation(of file: URL) -> URL? {
    for place in formerLocations where file.path.hasPrefix(place.new.path + "/") {
      return place.old.appendingPathComponent(String(file.path.dropFirst(place.new.path.count + 1)))
    }
    return nil
  }
}

extension URL {
  fileprivate func folder(_ name: String) -> URL {
    appendingPathComponent(name, isDirectory: true)
  }
}
#endif
