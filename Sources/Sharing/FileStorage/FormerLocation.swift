#if canImport(Darwin)
import Foundation

/// Does nothing: the system has always had a folder for each app.
func moveFromFormerLocation(_: URL) {}
#else
import Directories
import Foundation

/// Moves a file from its location in earlier versions of this library to the current one.
///
/// It does so once: after a change at the new location, a removed file is not restored.
func moveFromFormerLocation(_ url: URL, in directories: AppDirectories = .current) {
  let manager = FileManager.default
  guard let old = directories.formerLocation(of: url),
    !manager.fileExists(atPath: url.path),
    !manager.fileExists(atPath: FileLock.url(of: url).path),
    manager.fileExists(atPath: old.path)
  else { return }
  try? manager.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  // If another process is faster, this does nothing.
  guard (try? manager.moveItem(at: old, to: url)) != nil else { return }
  try? manager.removeItem(at: FileLock.url(of: old))
}
#endif
