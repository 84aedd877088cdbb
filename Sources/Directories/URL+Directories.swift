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
  /// `$HOME/.local/share`. Two apps whose executables have one name, such as `App`, share the directory. Executables of
  /// a Swift package have no bundle, whose identifier could tell them apart.
  ///
  /// An app takes the option `--data <folder>`, as in `swift run App --data <folder>`. Then all files of the app and
  /// its user defaults are in that folder.
  ///
  /// Earlier versions kept all apps' files in `~/Documents`. `.fileStorage` moves its own file at first use. If two
  /// apps used one file, the app that starts first takes it: move a copy back before the other one starts.
  ///
  /// Move other files yourself. Nothing in `~/Documents` shows which app they belong to, and
  /// `Data(contentsOf:)` does not look there. Foundation's `urls(for:in:)` and `url(for:in:appropriateFor:create:)`
  /// still return `~/Documents`: a second method with such a signature would make each call ambiguous.
  ///
  /// When the directory is created and there are files in `~/Documents`, a line in the standard error stream names
  /// both.
  public static var documentsDirectory: URL { AppDirectories.current.documents.made }

  /// The directory of the app's own data, which is created if it is missing.
  ///
  /// It is `Support` beside ``documentsDirectory``. Files of earlier versions are moved from `$XDG_DATA_HOME` in the
  /// same way.
  public static var applicationSupportDirectory: URL { AppDirectories.current.support.made }

  /// The directory of data that the app can create again.
  ///
  /// It is created if it is missing.
  ///
  /// It is a folder of the app's name in `$XDG_CACHE_HOME`, or in `$HOME/.cache`; with `--data` it is `Caches`
  /// beside ``documentsDirectory``.
  public static var cachesDirectory: URL { AppDirectories.current.caches.made }

  /// The directory of the app's support files.
  ///
  /// It is `Library` beside ``documentsDirectory``, and is created if it is missing. Unlike on Apple's platforms,
  /// ``applicationSupportDirectory`` and ``cachesDirectory`` are not in it.
  public static var libraryDirectory: URL { AppDirectories.current.sibling("Library").made }

  /// The directory of the files that the app has downloaded.
  ///
  /// It is `Downloads` beside ``documentsDirectory``, and is created if it is missing.
  public static var downloadsDirectory: URL { AppDirectories.current.sibling("Downloads").made }

  /// The directory of the files that the app puts on a desktop.
  ///
  /// It is `Desktop` beside ``documentsDirectory``, and is created if it is missing.
  public static var desktopDirectory: URL { AppDirectories.current.sibling("Desktop").made }

  /// The directory of the app's pictures.
  ///
  /// It is `Pictures` beside ``documentsDirectory``, and is created if it is missing.
  public static var picturesDirectory: URL { AppDirectories.current.sibling("Pictures").made }

  /// The directory of the app's movies.
  ///
  /// It is `Movies` beside ``documentsDirectory``, and is created if it is missing.
  public static var moviesDirectory: URL { AppDirectories.current.sibling("Movies").made }

  /// The directory of the app's music.
  ///
  /// It is `Music` beside ``documentsDirectory``, and is created if it is missing.
  public static var musicDirectory: URL { AppDirectories.current.sibling("Music").made }

  /// The directory of the files that the app shares.
  ///
  /// It is `Public` beside ``documentsDirectory``, and is created if it is missing.
  public static var sharedPublicDirectory: URL { AppDirectories.current.sibling("Public").made }

  /// Finds a directory by its kind.
  ///
  /// ```swift
  /// let folder = try URL(for: .documentDirectory, in: .userDomainMask, create: true)
  /// ```
  ///
  /// In the user's domain the directories are those of the app, such as ``documentsDirectory``, and are always created.
  /// Directories of other kinds and domains are Foundation's.
  ///
  /// - Parameters:
  ///   - directory: The kind.
  ///   - domain: The domain.
  ///   - url: A file on the volume of a replacement directory.
  ///   - shouldCreate: Whether to create the directory if it is missing.
  /// - Throws: Foundation's error if there is no such directory.
  public init(
    for directory: FileManager.SearchPathDirectory,
    in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil,
    create shouldCreate: Bool = false
  ) throws {
    if domain == .userDomainMask, let own = URL.ownDirectory(directory) {
      self = own
    } else {
      self = try FileManager.default.url(
        for: directory,
        in: domain,
        appropriateFor: url,
        create: shouldCreate
      )
    }
  }

  /// The app's own directory of a kind.
  private static func ownDirectory(_ directory: FileManager.SearchPathDirectory) -> URL? {
    switch directory {
    case .documentDirectory: documentsDirectory
    case .applicationSupportDirectory: applicationSupportDirectory
    case .cachesDirectory: cachesDirectory
    case .libraryDirectory: libraryDirectory
    case .downloadsDirectory: downloadsDirectory
    case .desktopDirectory: desktopDirectory
    case .picturesDirectory: picturesDirectory
    case .moviesDirectory: moviesDirectory
    case .musicDirectory: musicDirectory
    case .sharedPublicDirectory: sharedPublicDirectory
    default: nil
    }
  }

  /// The directory, which now exists unless the system refuses.
  private var made: URL {
    AppDirectories.current.make(self) { line in
      try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
    return self
  }
}
#endif
