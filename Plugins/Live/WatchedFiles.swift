import Foundation
import PackagePlugin

/// The files of a package, and of the packages in other folders that it depends on.
///
/// The files are those of all targets, and the manifests. Symbolic links are not followed.
final class WatchedFiles {
  private struct File: Equatable {
    var size: Int?
    var date: Date?
  }

  private static let keys: Set<URLResourceKey> = [
    .isRegularFileKey, .fileSizeKey, .contentModificationDateKey,
  ]

  private let folders: [URL]
  private let manifests: [URL]
  /// The files at the beginning of the last build.
  private var built: [URL: File] = [:]

  init(of package: Package) {
    var (folders, manifests): ([URL], [URL]) = ([], [])
    var pending = [package]
    var known: Set<String> = []
    while let package = pending.popLast() {
      guard package.origin.isOfDeveloper, known.insert(package.id).inserted else { continue }
      manifests.append(package.directoryURL.appending(path: "Package.swift"))
      folders += package.targets.map(\.directoryURL)
      pending += package.dependencies.map(\.package)
    }
    (self.folders, self.manifests) = (folders, manifests)
    built = current()
  }

  /// Blocks until a file is another one than at the last build, and has stayed the same for a moment.
  ///
  /// Editors save several files one after the other.
  ///
  /// - Parameter isWanted: Whether to go on waiting.
  /// - Returns: Whether a file has changed.
  func waitForChange(while isWanted: () -> Bool) -> Bool {
    var last = built
    while isWanted() {
      Thread.sleep(forTimeInterval: 0.3)
      let now = current()
      if now == last, now != built {
        built = now
        return true
      }
      last = now
    }
    return false
  }

  private func current() -> [URL: File] {
    var files: [URL: File] = [:]
    for url in manifests + folders.flatMap(contents) {
      guard let values = try? url.resourceValues(forKeys: Self.keys), values.isRegularFile == true
      else { continue }
      files[url] = File(size: values.fileSize, date: values.contentModificationDate)
    }
    return files
  }

  private func contents(of folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: Array(Self.keys),
      options: [.skipsHiddenFiles]
    )
    return found?.compactMap { $0 as? URL } ?? []
  }
}

extension PackageOrigin {
  /// Whether the package is in a folder of the developer, and not a copy of a version.
  fileprivate var isOfDeveloper: Bool {
    switch self {
    case .root, .local: true
    default: false
    }
  }
}
