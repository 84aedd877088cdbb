import Foundation

/// The names for copies of an unreadable file.
///
/// They are `meetings.json.unreadable`, `meetings.json.unreadable-2` and so on.
struct UnreadableFileNames: Sequence, IteratorProtocol {
  private let url: URL
  private var number = 0

  init(of url: URL) {
    self.url = url
  }

  mutating func next() -> URL? {
    number += 1
    let suffix = number == 1 ? "" : "-\(number)"
    return url.deletingLastPathComponent()
      .appendingPathComponent("\(url.lastPathComponent).unreadable\(suffix)")
  }
}
