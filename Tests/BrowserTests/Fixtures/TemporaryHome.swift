import Foundation

/// A folder for the files of examples, so that tests leave the developer's own files alone.
final class TemporaryHome {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
