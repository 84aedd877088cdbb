#if canImport(Darwin)
import Foundation

/// Does nothing: the system has always had a place for each app.
func moveFromOldPlace(_: URL) {}
#else
import Directories
import Foundation

/// Moves a file to where it is looked for from where earlier versions of this library had it.
///
/// That is done once: a file that was changed at its new place stays gone when it is removed.
func moveFromOldPlace(_ url: URL, in directories: AppDirectories = .current) {
  let manager = FileManager.default
  guard let old = directories.oldPlace(of: url),
    !manager.fileExists(atPath: url.path),
    !manager.fileExists(atPath: FileLock.url(of: url).path),
    manager.fileExists(atPath: old.path)
  else { return }
  try? manager.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  // Where another process is faster, this does nothing.
  guard (try? manager.moveItem(at: old, to: url)) != nil else { return }
  try? manager.removeItem(at: FileLock.url(of: old))
}
#endif
