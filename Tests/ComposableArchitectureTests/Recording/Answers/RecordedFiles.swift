import Foundation
import Testing

/// Expects the file of a recorded test to have a text.
///
/// If it has another, the text is written beside the other temporary files.
func expectRecorded(_ source: String, in name: String) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
  let kept = try String(contentsOf: file, encoding: .utf8)
  guard try function(of: source) != function(of: kept) else { return }
  let other = FileManager.default.temporaryDirectory.appending(path: name)
  try source.write(to: other, atomically: true, encoding: .utf8)
  Issue.record("\(file.path) is not what was recorded, which is in \(other.path).")
}

/// The text from the test's function on, because the imports of this module's own test are others.
private func function(of source: String) throws -> Substring {
  let start = try #require(source.range(of: "  @Test func")?.lowerBound)
  return source[start...]
}
