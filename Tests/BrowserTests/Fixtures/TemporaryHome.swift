import Foundation

/// A folder for the files of examples, so that those of a person who tries the tests are left alone.
final class TemporaryHome {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
