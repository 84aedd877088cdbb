#if !canImport(Darwin)
public import Foundation

// On Apple's platforms these come with Foundation.
extension URL {
  /// The directory of the app's documents, which is made if it is not there.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(component: "meetings.json")))
  /// var meetings: [Meeting] = []
  /// ```
  ///
  /// Each app has its own: `$XDG_DATA_HOME/<name of the executable>/Documents`. Without that variable it is in
  /// `$HOME/.local/share`. The option `--data <folder>` of the app, as in `swift run App --data <folder>`, has all
  /// files of the app, and its user defaults, in that folder.
  ///
  /// Until now all apps had `~/Documents`. A file there that `.fileStorage` looks for is moved to the new place when
  /// it is used first. Those that the app writes by itself are left where they are, and `FileManager`'s
  /// `urls(for:in:)`, which is Foundation's, still names that place.
  public static var documentsDirectory: URL { AppDirectories.current.documents.made }

  /// The directory of what the app keeps for itself, which is made if it is not there.
  ///
  /// It is `Support` beside ``documentsDirectory``. A file is moved here from `$XDG_DATA_HOME`, where it was before,
  /// as one of the documents is.
  public static var applicationSupportDirectory: URL { AppDirectories.current.support.made }

  /// The directory of what the app can make again, which is made if it is not there.
  ///
  /// It is a folder of the app's name in `$XDG_CACHE_HOME`, or in `$HOME/.cache`; with `--data` it is `Caches`
  /// beside ``documentsDirectory``.
  public static var cachesDirectory: URL { AppDirectories.current.caches.made }

  /// The directory, which is there now unless the system refuses.
  private var made: URL {
    try? FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    return self
  }
}
#endif
