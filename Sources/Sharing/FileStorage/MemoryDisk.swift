import ConcurrencyExtras
import Foundation

/// Files in memory, for tests and previews.
final class MemoryDisk: Disk {
  private let files = Locked<[URL: File]>([:])

  private struct File {
    var data: Data
    var version: FileVersion
  }

  var isImmediate: Bool { true }

  func version(of url: URL) -> FileVersion? {
    files.withLock { $0[url]?.version }
  }

  func read(_ url: URL) -> Data? {
    files.withLock { $0[url]?.data }
  }

  /// No other process sees the files.
  func lease(_ url: URL, before _: Date) -> any FileLease { Lease(disk: self, url: url) }

  /// Does nothing: no other process sees the files.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }

  private final class Lease: FileLease {
    private let disk: MemoryDisk
    private let url: URL

    init(disk: MemoryDisk, url: URL) {
      self.disk = disk
      self.url = url
    }

    func replace(with data: Data) -> FileVersion {
      disk.files.withLock { [url] files in
        let version = FileVersion(generation: (files[url]?.version.generation ?? 0) + 1)
        files[url] = File(data: data, version: version)
        return version
      }
    }

    func setAside() {
      disk.files.withLock { [url] files in
        let names = UnreadableFileNames(of: url)
        guard let aside = names.first(where: { files[$0] == nil }) else { return }
        files[aside] = files[url]
      }
    }
  }
}
