import ConcurrencyExtras
public import Dependencies
import Foundation

/// The storage of the files of ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
///
/// It is the file system in an app, and memory in tests and previews. A test of files overrides it with the file
/// system:
///
/// ```swift
/// withDependencies {
///   $0.defaultFileStorage = .fileSystem
/// } operation: {
///   MeetingsModel()
/// }
/// ```
public struct FileStorage: Hashable, Sendable {
  private let files: Files

  init(on disk: any Disk) {
    files = Files(on: disk)
  }

  /// The file system of the machine.
  ///
  /// - A file is never half written: new contents are written beside it, synchronized, and renamed.
  /// - A change starts from the contents of the file, and other processes wait until it is written. So no process loses
  ///   the changes of another, and each one has the contents of the others.
  /// - A change waits for another process that is writing: at most five seconds, or one second on the main thread. If
  ///   that process was suspended meanwhile and writes later, its contents are kept. The change is not saved, and the
  ///   property has a `saveError`.
  /// - Unreadable contents are not overwritten: before the next write the file gets a second name,
  ///   `meetings.json.unreadable`.
  public static let fileSystem = FileStorage(on: SystemDisk())

  /// A file system that calls a closure after the write of new contents and before their rename: the worst moment for a
  /// crash.
  package static func fileSystem(willRename: @escaping @Sendable () -> Void) -> Self {
    FileStorage(on: SystemDisk(willRename: willRename))
  }

  /// Files in memory, for the users of this storage alone.
  public static var inMemory: Self { FileStorage(on: MemoryDisk()) }

  /// Whether both are the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.files === rhs.files
  }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(files))
  }

  func file(at url: URL) -> StoredFile {
    files.file(at: url)
  }

  /// The registry of the files in use: one object for each, so that their writes wait for each other.
  private final class Files: Sendable {
    private let disk: any Disk
    /// The files by each URL that names them, and by their canonical URL.
    private let byURL = Locked(WeakTable<URL, StoredFile>())

    init(on disk: any Disk) {
      self.disk = disk
    }

    func file(at url: URL) -> StoredFile {
      if let known = byURL.withLock({ $0[url] }) { return known }
      disk.prepare(url.standardizedFileURL)
      let canonical = url.standardizedFileURL.withoutLinks
      return byURL.withLock { files in
        let file = files[canonical] ?? StoredFile(canonical, on: disk)
        files[canonical] = file
        files[url] = file
        return file
      }
    }
  }
}

extension URL {
  /// The URL without symbolic links, also if the file or its directory does not exist yet.
  fileprivate var withoutLinks: URL {
    guard path != "/", !FileManager.default.fileExists(atPath: path) else {
      return resolvingSymlinksInPath()
    }
    return deletingLastPathComponent().withoutLinks.appendingPathComponent(lastPathComponent)
  }
}

extension DependencyValues {
  /// The storage of ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependencyKey.self] }
    set { self[FileStorageDependencyKey.self] = newValue }
  }
}

private enum FileStorageDependencyKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}
