#if !canImport(Darwin)
public import Foundation

// On Apple's platforms these come with Foundation.
extension URL {
  /// The directory of the app's documents, which is created if it is missing.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(component: "meetings.json")))
  /// var meetings: [Meeting] = []
  /// ```
  ///
  /// Each app has its own: `$XDG_DATA_HOME/<name of the executable>/Documents`. Without that variable it is in
  /// `$HOME/.local/share`. With the option `--data <folder>` of the app, as in `swift run App --data <folder>`, all files
  /// of the app and its user defaults are in that folder.
  ///
  /// Earlier versions had `~/Documents` for all apps. `.fileStorage` moves its file from there at the first use. Other
  /// files of the app stay there, and `Data(contentsOf:)` with a URL from here does not find them. Foundation reads the
  /// path that it is given, and the shared directory does not show which files belong to the app. Move them once, from
  /// the directory that `urls(for:in:)` of Foundation's `FileManager` still returns. That method is Foundation's own: a
  /// second one with its signature makes each call ambiguous.
  public static var documentsDirectory: URL { AppDirectories.current.documents.made }

  /// The directory of the app's own data, which is created if it is missing.
  ///
  /// It is `Support` beside ``documentsDirectory``. Files of earlier versions are moved from `$XDG_DATA_HOME` in the same
  /// way.
  public static var applicationSupportDirectory: URL { AppDirectories.current.support.made }

  /// The directory of data that the app can create again.
  ///
  /// It is created if it is missing.
  ///
  /// It is a folder of the app's name in `$XDG_CACHE_HOME`, or in `$HOME/.cache`; with `--data` it is `Caches`
  /// beside ``documentsDirectory``.
  public static var cachesDirectory: URL { AppDirectories.current.caches.made }

  /// The directory, which now exists unless the system refuses.
  private var made: URL {
    try? FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    return self
  }
}
#endif
