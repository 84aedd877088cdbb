import ConcurrencyExtras
import Foundation

/// Files in memory, for tests and previews.
final class MemoryDisk: Disk {
  private let files = Locked<[URL: File]>([:])

  private struct File {
    var data: Data
    var version: FileVersion
  }

  private final class Lease: FileLease {
    let generation: UInt64 = 0
  }

  var isImmediate: Bool { true }

  func version(of url: URL) -> FileVersion? {
    files.withLock { $0[url]?.version }
  }

  func read(_ url: URL) -> Data? {
    files.withLock { $0[url]?.data }
  }

  func lease(_ url: URL) -> any FileLease { Lease() }

  func replace(_ url: URL, with data: Data, under _: any FileLease) -> FileVersion? {
    files.withLock { files in
      let version = FileVersion(generation: (files[url]?.version.generation ?? 0) + 1)
      files[url] = File(data: data, version: version)
      return version
    }
  }

  func setAside(_ url: URL) {
    files.withLock { files in
      let names = AsideNames(of: url)
      guard let aside = names.first(where: { files[$0] == nil }) else { return }
      files[aside] = files[url]
    }
  }

  /// Tells nothing: no other process sees the files.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }
}
