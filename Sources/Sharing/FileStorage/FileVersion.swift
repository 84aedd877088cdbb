import Foundation

/// What tells the contents of a file from what was there before.
///
/// Each write of this library counts on. The rest changes where others write the file.
struct FileVersion: Equatable, Sendable {
  let generation: UInt64
  let number: UInt64
  let size: UInt64
  let date: Date

  /// The version of the file at a URL, or nil if there is none.
  init?(of url: URL, generation: UInt64) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return nil
    }
    self.generation = generation
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
    size = (attributes[.size] as? NSNumber)?.uint64Value ?? 0
    date = attributes[.modificationDate] as? Date ?? .distantPast
  }

  /// The version of contents that are kept in memory.
  init(generation: UInt64) {
    self.generation = generation
    number = 0
    size = 0
    date = .distantPast
  }
}
