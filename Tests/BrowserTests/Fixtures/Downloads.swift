import Foundation

/// Waits until a browser has saved a file.
///
/// - Returns: Whether it is there within a minute.
func isSaved(_ file: URL) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(60)
  while !FileManager.default.fileExists(atPath: file.path), .now < deadline { await Task.yield() }
  return FileManager.default.fileExists(atPath: file.path)
}
