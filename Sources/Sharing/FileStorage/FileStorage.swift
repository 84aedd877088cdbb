import ConcurrencyExtras
public import Dependencies
import Foundation

/// Where ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` keeps files.
///
/// It is the file system in an app, and memory in tests and previews. Give a test that is about files
/// the file system:
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

  /// The file system, which is the same for all.
  ///
  /// - A file is never half written: new contents are written beside it, made safe, and put in its place.
  /// - A change is made of what is in the file then, and other processes wait until it is written. So
  ///   they lose nothing of each other's, and each of them shows what the others have written.
  /// - A change waits for another process that is writing: five seconds at most, and one on the main thread.
  ///   If that one is stopped just then, and has written something in the end, its contents are kept, and
  ///   the property's `saveError` says that the change is not.
  /// - What cannot be read is not overwritten: before the next write it gets a second name,
  ///   `meetings.json.unreadable`.
  public static let fileSystem = FileStorage(on: SystemDisk())

  /// A file system that calls a closure at the moment at which a crash would hurt most: when new contents
  /// are written, and have not taken the place of the old ones yet.
  package static func fileSystem(willRename: @escaping @Sendable () -> Void) -> Self {
    FileStorage(on: SystemDisk(willRename: willRename))
  }

  /// Files in memory, which only those see that have this storage.
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

  /// The files that are in use; one object for each, so that they wait for each other.
  private final class Files: Sendable {
    private let disk: any Disk
    /// By the URLs that name them, and by the one that those stand for.
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
  /// The name of a file without symbolic links, also where it, or its directory, is not there yet.
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
